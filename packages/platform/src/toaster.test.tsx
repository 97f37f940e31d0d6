import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify } from './notify.ts';
import { Toaster } from './toaster.tsx';

// The bounce ends with an animation event that jsdom never sends: here each element ends its animation at once.
function endAnimations() {
  for (const toast of document.querySelectorAll('.Toastify__toast')) fireEvent.animationEnd(toast);
}

beforeEach(() => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'Date'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

async function shown(text: string): Promise<HTMLElement> {
  const found = await screen.findByText(text);
  const toast = found.closest<HTMLElement>('.Toastify__toast');
  if (!toast) throw new Error(`${text} is not in a toast`);
  return toast;
}

test('shows a notice given before the toasts were loaded, several at once', async () => {
  notify({ kind: 'success', text: '保存しました' });
  render(<Toaster label="お知らせ" />);
  notify({ kind: 'error', text: '接続できません' });
  expect(await shown('保存しました')).toHaveAttribute('role', 'status');
  expect(await shown('接続できません')).toHaveAttribute('role', 'alert');
  expect(document.querySelector('.Toastify__toast-container--top-right')).toBeInTheDocument();
});

test('closes a notice after 1000 ms and one with an action after 10 s', async () => {
  render(<Toaster label="お知らせ" />);
  notify({ kind: 'info', text: 'short' });
  notify({ kind: 'info', text: 'long', action: { label: '元に戻す', run: () => undefined } });
  const bar = (toast: HTMLElement) =>
    toast.querySelector<HTMLElement>('.Toastify__progress-bar')?.style.animationDuration;
  expect(bar(await shown('short'))).toBe('1000ms');
  expect(bar(await shown('long'))).toBe('10000ms');
});

test('lets the pointer through, except to those that are to be read', async () => {
  render(<Toaster label="お知らせ" />);
  notify({ kind: 'info', text: 'low' });
  notify({ kind: 'error', text: 'wrong' });
  const toast = await shown('low');
  const container = toast.closest('.Toastify__toast-container');
  expect(container).toHaveStyle({ 'pointer-events': 'none' });
  expect(toast).toHaveStyle({ 'pointer-events': 'none' });
  expect(await shown('wrong')).toHaveStyle({ 'pointer-events': 'auto' });
});

test('moves nothing for whoever wants less motion, and closes all the same', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  render(<Toaster label="お知らせ" />);
  notify({ kind: 'info', text: 'still' });
  const bar = (await shown('still')).querySelector<HTMLElement>('.Toastify__progress-bar');
  expect(bar?.parentElement).toHaveAttribute('data-hidden', 'true');
  expect(bar?.style.animationDuration).toBe('1000ms');
  vi.unstubAllGlobals();
});

test('shows an action as a button that runs once and closes its toast', async () => {
  const run = vi.fn();
  render(<Toaster label="お知らせ" />);
  notify({ kind: 'success', text: 'アーカイブしました', action: { label: '元に戻す', run } });
  await shown('アーカイブしました');
  const button = screen.getByRole('button', { name: '元に戻す' });
  act(() => button.focus());
  expect(button).toHaveFocus();
  act(() => button.click());
  expect(run).toHaveBeenCalledTimes(1);
  endAnimations();
  await waitFor(() => expect(screen.queryByText('アーカイブしました')).not.toBeInTheDocument());
});

test('replaces an earlier notice about the same subject', async () => {
  render(<Toaster label="お知らせ" />);
  const action = { label: '処理状況を見る', run: () => undefined };
  notify({ kind: 'info', text: '作成しています', action, about: '/jobs' });
  await shown('作成しています');
  notify({ kind: 'info', text: '完了しました', action, about: '/jobs' });
  const done = await shown('完了しました');
  await waitFor(() => expect(screen.queryByText('作成しています')).not.toBeInTheDocument());
  expect(within(done).getAllByRole('button', { name: '処理状況を見る' })).toHaveLength(1);
});

test('shows a new toast when the earlier toast about the subject is just closing', async () => {
  render(<Toaster label="お知らせ" />);
  notify({ kind: 'info', text: '受け付けました', about: 'job 1' });
  const leaving = await shown('受け付けました');
  act(() => within(leaving).getByRole('button').click());
  expect(leaving).toBeInTheDocument();
  act(() => notify({ kind: 'info', text: '終わりました', about: 'job 1' }));
  endAnimations();
  expect(await shown('終わりました')).toBeInTheDocument();
});

test('pauses the countdown while the action has the focus', async () => {
  render(<Toaster label="お知らせ" />);
  notify({ kind: 'success', text: 'focused', action: { label: 'undo', run: () => undefined } });
  const toast = await shown('focused');
  const bar = () => toast.querySelector<HTMLElement>('.Toastify__progress-bar')?.style.animationPlayState;
  const button = screen.getByRole('button', { name: 'undo' });
  act(() => button.focus());
  await waitFor(() => expect(bar()).toBe('paused'));
  act(() => button.blur());
  await waitFor(() => expect(bar()).toBe('running'));
});

test.each([
  { kind: 'success', closes: true },
  { kind: 'error', closes: false },
  { kind: 'success', action: { label: 'undo', run: () => undefined }, closes: false },
] as const)('pauses under the pointer, except for a plain notice: %o', async ({ closes, ...notice }) => {
  render(<Toaster label="お知らせ" />);
  notify({ ...notice, text: 'pointed at' });
  const toast = await shown('pointed at');
  const bar = () => toast.querySelector<HTMLElement>('.Toastify__progress-bar')?.style.animationPlayState;
  endAnimations();
  await waitFor(() => expect(bar()).toBe('running'));
  fireEvent.mouseEnter(toast);
  expect(bar()).toBe(closes ? 'running' : 'paused');
});

test('follows the colour mode, light by default', async () => {
  const { rerender } = render(<Toaster label="お知らせ" />);
  notify({ kind: 'info', text: 'day' });
  expect(await shown('day')).toHaveClass('Toastify__toast-theme--light');
  rerender(<Toaster label="お知らせ" theme="dark" />);
  notify({ kind: 'info', text: 'night' });
  expect(await shown('night')).toHaveClass('Toastify__toast-theme--dark');
});
