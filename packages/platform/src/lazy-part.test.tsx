import { initI18n } from '@haisha/i18n';
import problem from '@haisha/i18n/ja/problem.json';
import ui from '@haisha/i18n/ja/ui.json';
import { UiProvider } from '@haisha/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense, useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { lazyDialog, lazyPart } from './lazy-part.tsx';
import { takeNotices } from './notify.ts';

beforeAll(async () => {
  const load = { ja: async () => ({ problem, ui }), en: async () => ({}) };
  await initI18n({ locale: 'ja', load, log: { error: () => undefined }, isProduction: true });
});

/** A file that cannot be fetched so many times, and then can. */
function fileAfter<Props>(failures: number, part: ComponentType<Props>) {
  let left = failures;
  return async () => {
    left -= 1;
    if (left >= 0) throw new Error('Loading chunk 1 failed');
    return { default: part };
  };
}

function Form({ part: Part }: { part: ComponentType }) {
  return (
    <UiProvider>
      <input aria-label="備考" />
      <Suspense>
        <Part />
      </Suspense>
    </UiProvider>
  );
}

test('what is typed stays when a part of the page cannot be fetched, which is asked for again', async () => {
  render(<Form part={lazyPart(fileAfter(2, () => <p>連絡先</p>))} />);
  const typed = screen.getByLabelText('備考');
  fireEvent.change(typed, { target: { value: '裏口から' } });

  expect(await screen.findByRole('alert')).toHaveTextContent(problem.network);
  fireEvent.click(screen.getByRole('button', { name: ui.error.retry }));
  expect(await screen.findByRole('alert')).toHaveTextContent(problem.network);

  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('連絡先')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(typed).toHaveValue('裏口から');
});

test('a part that failed is fetched anew where it is shown next', async () => {
  const Part = lazyPart(fileAfter(1, () => <p>連絡先</p>));
  const { unmount } = render(<Form part={Part} />);
  await screen.findByRole('alert');
  unmount();
  render(<Form part={Part} />);
  expect(await screen.findByText('連絡先')).toBeVisible();
});

test('a dialog that cannot be fetched says so and is closed, and opens the next time', async () => {
  const Dialog = lazyDialog(fileAfter(1, (_: { onClose: () => void }) => <p>欠勤の登録</p>));
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          欠勤
        </button>
        {!isOpen && <p>閉じている</p>}
        <Suspense>{isOpen && <Dialog onClose={() => setIsOpen(false)} />}</Suspense>
      </>
    );
  }
  render(<Page />);
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('閉じている')).toBeVisible();
  expect(takeNotices()).toEqual([{ kind: 'error', text: problem.network }]);

  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('欠勤の登録')).toBeVisible();
});
