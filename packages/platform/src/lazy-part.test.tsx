import { initI18n } from '@haisha/i18n';
import problem from '@haisha/i18n/ja/problem.json';
import shell from '@haisha/i18n/ja/shell.json';
import ui from '@haisha/i18n/ja/ui.json';
import { UiProvider } from '@haisha/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { lazyDialog, lazyPart } from './lazy-part.tsx';
import { takeNotices, useStandingError } from './notify.ts';

beforeAll(async () => {
  const load = { ja: async () => ({ problem, shell, ui }), en: async () => ({}) };
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
  expect(screen.queryByRole('button', { name: shell.error.reload })).not.toBeInTheDocument();
  const retry = screen.getByRole('button', { name: ui.error.retry });
  retry.focus();
  fireEvent.click(retry);
  // A file that a release has replaced is not there at the next try either.
  expect(await screen.findByRole('button', { name: shell.error.reload })).toBeVisible();
  expect(retry).toHaveFocus();

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
        {useStandingError() && <p>残る誤り</p>}
        <Suspense>{isOpen && <Dialog onClose={() => setIsOpen(false)} />}</Suspense>
      </>
    );
  }
  render(<Page />);
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('閉じている')).toBeVisible();
  expect(takeNotices()).toMatchObject([{ kind: 'error', text: problem.network }]);
  expect(screen.getByText('残る誤り')).toBeVisible();

  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('欠勤の登録')).toBeVisible();
  expect(screen.queryByText('残る誤り')).not.toBeInTheDocument();
});

test('a part that is there and fails is thrown, as the page tells of faults', async () => {
  const thrown: unknown[] = [];
  class Page extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
    override state = { hasFailed: false };
    static getDerivedStateFromError() {
      return { hasFailed: true };
    }
    override componentDidCatch(error: unknown) {
      thrown.push(error);
    }
    override render() {
      return this.state.hasFailed ? <p>不具合</p> : this.props.children;
    }
  }
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = new TypeError('x is not a function');
  const Part = lazyPart<object>(() => Promise.reject(fault));
  render(
    <Page>
      <Form part={Part} />
    </Page>,
  );
  expect(await screen.findByText('不具合')).toBeVisible();
  expect(thrown).toEqual([fault]);
});
