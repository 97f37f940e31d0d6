import { Button } from '@haisha/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { renderUi } from '../test/render-ui.tsx';
import { ConfirmDeleteDialog, type ConfirmDeleteDialogProps } from './confirm-delete-dialog.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>開く</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="ファイル出力"
        footer={<Button>ダウンロード</Button>}
        {...props}
      >
        <input aria-label="名前" />
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('keeps the focus inside, closes by Escape and returns the focus', async () => {
    const { user } = await renderUi(<Page />);
    await user.click(screen.getByRole('button', { name: '開く' }));
    const dialog = await screen.findByRole('dialog', { name: 'ファイル出力' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await expectAccessible(dialog);
    for (let step = 0; step < 5; step++) {
      await user.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).toHaveAttribute('data-state', 'closed'));
    await waitFor(() => expect(screen.getByText('開く')).toHaveFocus());
  });

  it('closes by its button, which has a name in both languages', async () => {
    const { user } = await renderUi(<Page />, 'en');
    await user.click(screen.getByRole('button', { name: '開く' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).toHaveAttribute('data-state', 'closed'));
  });

  it('starts each step at its top, with the focus on the title', async () => {
    const steps = (step: string) => (
      <Dialog open onClose={() => undefined} title={step} step={step}>
        <input aria-label="名前" />
      </Dialog>
    );
    const { rerender } = await renderUi(steps('鍵'));
    const dialog = await screen.findByRole('dialog', { name: '鍵' });
    const scrolled = screen.getByLabelText('名前').parentElement as HTMLElement;
    scrolled.scrollTop = 200;
    rerender(steps('回復コード'));
    expect(scrolled.scrollTop).toBe(0);
    expect(within(dialog).getByRole('heading', { name: '回復コード' })).toHaveFocus();
  });

  it('stays open while it is not closable', async () => {
    const { user } = await renderUi(<Page closable={false} />);
    await user.click(screen.getByRole('button', { name: '開く' }));
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: '閉じる' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});

describe('ConfirmDialog', () => {
  const confirm = (props: Partial<ConfirmDialogProps>) => (
    <ConfirmDialog
      open
      title="入力を破棄しますか"
      confirmLabel="破棄する"
      onConfirm={vi.fn()}
      onClose={vi.fn()}
      {...props}
    >
      保存していない入力は失われます。
    </ConfirmDialog>
  );

  it('focuses the safe answer', async () => {
    const onConfirm = vi.fn();
    const { user } = await renderUi(confirm({ onConfirm }));
    const dialog = await screen.findByRole('alertdialog', { name: '入力を破棄しますか' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'キャンセル' })).toHaveFocus());
    await expectAccessible(dialog);
    await user.click(screen.getByRole('button', { name: '破棄する' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('can neither be confirmed twice nor closed while the act runs', async () => {
    const onConfirm = vi.fn();
    const onClose = vi.fn();
    const { user } = await renderUi(confirm({ busy: true, onConfirm, onClose }));
    expect(await screen.findByRole('button', { name: /破棄する/ })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows why the act failed', async () => {
    await renderUi(confirm({ error: 'ほかの人が変更しました。' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('ほかの人が変更しました。');
  });
});

describe('ConfirmDeleteDialog', () => {
  const archive = (props: Partial<ConfirmDeleteDialogProps>) => (
    <ConfirmDeleteDialog open recordName="0012 大宮 100 か 12-34" onConfirm={vi.fn()} onClose={vi.fn()} {...props} />
  );

  it('names the record, says that it can be restored, and shows what uses it', async () => {
    await renderUi(archive({ usedBy: [{ id: 'allocation', label: '配車', count: 3 }] }));
    expect(await screen.findByText('0012 大宮 100 か 12-34をアーカイブしますか')).toBeVisible();
    expect(screen.getByText('一覧に表示されなくなります。いつでも元に戻せます。')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('配車（3件）');
    await expectAccessible(screen.getByRole('alertdialog'));
  });

  it('says in English how often a record is used', async () => {
    await renderUi(archive({ usedBy: [{ id: 'course', label: 'Course: Shonan 1', count: 3 }] }), 'en');
    expect(await screen.findByRole('listitem')).toHaveTextContent('Course: Shonan 1 (3)');
  });

  it('offers only to go back when the record cannot be deleted', async () => {
    await renderUi(archive({ blocked: true, usedBy: [{ id: 'vehicle', label: '車両', count: 2 }] }));
    expect(await screen.findByText('次のところで使われているため、実行できません。')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'アーカイブする' })).toBeNull();
    expect(screen.getByRole('button', { name: 'キャンセル' })).toBeInTheDocument();
  });

  it('warns in English that a deletion is for good', async () => {
    await renderUi(archive({ act: 'delete' }), 'en');
    expect(await screen.findByRole('button', { name: /Delete/ })).toBeInTheDocument();
  });
});
