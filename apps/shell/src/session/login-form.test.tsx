import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { problem } from '../../test/fake-site.ts';
import { renderShell } from '../../test/render-shell.tsx';

afterEach(() => void vi.useRealTimers());

async function open(answer: ReturnType<typeof problem>) {
  const page = await renderShell('/login', { routes: { 'POST /api/session': answer } });
  await screen.findByRole('heading', { level: 1, name: 'ログイン' });
  const send = async () => {
    await page.user.type(screen.getByLabelText('ログインID'), 'manager@example.jp');
    await page.user.type(screen.getByLabelText('パスワード'), 'wrong');
    await page.user.click(screen.getByRole('button', { name: 'ログイン' }));
  };
  return { ...page, send };
}

describe('the login', () => {
  it('marks both empty fields, sends no request and focuses the first', async () => {
    const { user, site } = await open(problem('internal', 500));
    await user.click(screen.getByRole('button', { name: 'ログイン' }));
    expect(screen.getByLabelText('ログインID')).toHaveAccessibleDescription('ログインIDを入力してください');
    expect(screen.getByLabelText('パスワード')).toHaveAccessibleDescription('パスワードを入力してください');
    expect(screen.getByText('ログインIDを入力してください').querySelector('svg')).toBeVisible();
    expect(screen.getByLabelText('ログインID')).toHaveFocus();
    expect(site.requests).not.toContain('POST /api/session');
  });

  it('shows no error at a field that was only passed', async () => {
    const { user } = await open(problem('internal', 500));
    await user.tab();
    expect(screen.queryByText('ログインIDを入力してください')).toBeNull();
  });

  it('says that it was refused, keeps the input and focuses the password', async () => {
    const { send } = await open(problem('credentials.invalid', 401));
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('ログインIDまたはパスワードが違います。');
    expect(screen.getByText(/パスワードを忘れたときは、システム管理者に/)).toBeVisible();
    expect(screen.getByLabelText('ログインID')).toHaveValue('manager@example.jp');
    expect(screen.getByLabelText('パスワード')).toHaveFocus();
  });

  it('counts the seconds down after too many failures, and then allows another try', async () => {
    const { send } = await open(problem('throttled', 429, { retryAfterSeconds: 30 }));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('あと 30 秒お待ちください');
    expect(screen.getByRole('button', { name: 'ログイン' })).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expect(screen.getByRole('alert')).toHaveTextContent(/あと 1[678] 秒お待ちください/);
    await act(() => vi.advanceTimersByTimeAsync(19_000));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'ログイン' })).toBeEnabled();
  });

  it('shows a long wait in minutes', async () => {
    const { send } = await open(problem('throttled', 429, { retryAfterSeconds: 894 }));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('あと約 15 分お待ちください');
    await act(() => vi.advanceTimersByTimeAsync(838_000));
    expect(screen.getByRole('alert')).toHaveTextContent(/あと 5\d 秒お待ちください/);
  });

  it('says when the server cannot be reached', async () => {
    const { send, site } = await open(problem('internal', 500));
    site.on('POST /api/session', new TypeError('connection refused'));
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('サーバーに接続できません');
  });

  it('says when the storage of the server is full', async () => {
    const { send } = await open(problem('storage.full', 507));
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('サーバーの保存領域がいっぱいのため');
  });

  it('stands beside one sentence and a picture that screen readers pass over', async () => {
    await open(problem('internal', 500));
    const beside = screen.getByRole('complementary');
    expect(beside).toHaveTextContent('同じ一本の運行からできあがります。');
    expect(beside.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows the password on request', async () => {
    const { user } = await open(problem('internal', 500));
    await user.click(screen.getByRole('button', { name: 'パスワードを表示' }));
    expect(screen.getByLabelText('パスワード')).toHaveAttribute('type', 'text');
  });
});
