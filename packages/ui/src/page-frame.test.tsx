import { Button, EmptyState, ErrorState, PageFrame, SkeletonTable } from '@haisha/ui';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { renderUi } from '../test/render-ui.tsx';
import { Pagination } from './pagination.tsx';

it('shows the breadcrumb, title and actions of a page', async () => {
  await renderUi(
    <PageFrame
      title="車両の編集"
      subtitle="0012"
      breadcrumb={[{ id: 'list', link: <a href="/vehicles">車両</a> }]}
      actions={<Button>保存</Button>}
    >
      内容
    </PageFrame>,
  );
  await expectAccessible();
  expect(screen.getByRole('heading', { level: 1, name: '車両の編集' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: '現在地' })).toHaveTextContent('車両');
  expect(screen.getByText('0012')).toBeVisible();
});

it.each([
  ['ja', '読み込めませんでした', '問い合わせ番号: 0198', 'もう一度試す'],
  ['en', 'This could not be loaded', 'Reference: 0198', 'Try again'],
] as const)('says in %s that a part failed, and offers to try again', async (locale, title, reference, retry) => {
  const onRetry = vi.fn();
  const { user } = await renderUi(<ErrorState requestId="0198" onRetry={onRetry} />, locale);
  await expectAccessible();
  expect(screen.getByRole('alert')).toHaveTextContent(title);
  expect(screen.getByText(reference)).toBeVisible();
  await user.click(screen.getByRole('button', { name: retry }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('says that there is nothing yet and what to do', async () => {
  await renderUi(
    <EmptyState title="まだ登録がありません" actions={<Button>新規登録</Button>}>
      車両を登録してください。
    </EmptyState>,
  );
  await expectAccessible();
  expect(screen.getByText('車両を登録してください。')).toBeVisible();
});

it('announces that a table is loading', async () => {
  await renderUi(<SkeletonTable rows={3} />);
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('読み込み中');
});

it('moves through the pages of a list', async () => {
  const onPageChange = vi.fn();
  const onPageSizeChange = vi.fn();
  const paging = { pageSize: 50, total: 1234, onPageChange, onPageSizeChange };
  const { user, rerender } = await renderUi(<Pagination page={2} {...paging} />);
  await expectAccessible();
  expect(screen.getByText('51–100 / 1,234件')).toBeVisible();
  for (const name of ['最初のページ', '前のページ', '次のページ', '最後のページ']) {
    await user.click(screen.getByRole('button', { name }));
  }
  expect(onPageChange.mock.calls).toEqual([[1], [1], [3], [25]]);
  await user.selectOptions(screen.getByRole('combobox', { name: '表示件数' }), '100');
  expect(onPageSizeChange).toHaveBeenCalledWith(100);
  rerender(<Pagination page={25} {...paging} />);
  expect(screen.getByRole('button', { name: '次のページ' })).toBeDisabled();
  expect(screen.getByText('1,201–1,234 / 1,234件')).toBeVisible();
});

it('offers no other page where there is none, and no other size where all rows fit the smallest', async () => {
  const paging = { page: 1, pageSize: 50, onPageChange: () => undefined, onPageSizeChange: () => undefined };
  const { rerender } = await renderUi(<Pagination {...paging} total={25} />);
  expect(screen.queryByRole('navigation')).toBeNull();
  rerender(<Pagination {...paging} total={26} />);
  expect(screen.getByRole('combobox', { name: '表示件数' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Pagination {...paging} total={51} />);
  expect(screen.getByRole('button', { name: '次のページ' })).toBeEnabled();
});
