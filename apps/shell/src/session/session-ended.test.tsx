import { fill } from '@haisha/testing/fill';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { problem } from '../../test/fake-site.ts';
import { federationOfNotes } from '../../test/note-area.tsx';
import { renderShell } from '../../test/render-shell.tsx';
import { sessionOf } from '../../test/sessions.ts';

const session = sessionOf(['note.read']);

async function openFormWithoutSession(next = session) {
  const page = await renderShell('/notes', {
    session,
    federation: federationOfNotes,
    routes: { 'GET /api/notes': problem('session.required', 401), 'POST /api/session': { body: { session: next } } },
  });
  await page.user.type(await screen.findByLabelText('text'), 'draft');
  await page.user.click(screen.getByRole('button', { name: 'Ask' }));
  return { ...page, dialog: await screen.findByRole('alertdialog') };
}

describe('when the session has ended over a form', () => {
  it('the user logs in again in a dialog, the form stays and the call is repeated', async () => {
    const { dialog, site, user } = await openFormWithoutSession();
    expect(dialog).toHaveTextContent('ログインが終了しました');
    expect(within(dialog).getByRole('button', { name: '入力を破棄してログイン画面へ' })).toBeVisible();
    expect(within(dialog).getByLabelText('ログインID')).toHaveValue('manager@example.jp');
    await waitFor(() => expect(within(dialog).getByLabelText('パスワード')).toHaveFocus());
    expect(screen.getByLabelText('text')).toHaveValue('draft');
    site.on('GET /api/notes', { body: [] });
    await fill(user, within(dialog).getByLabelText('パスワード'), 'secret');
    await user.click(within(dialog).getByRole('button', { name: 'ログインして続ける' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
    expect(screen.getByLabelText('text')).toHaveValue('draft');
    expect(site.requests.filter((route) => route === 'GET /api/notes').length).toBeGreaterThan(1);
  });

  it('another user learns that the page has to be reloaded', async () => {
    const other = sessionOf([], { id: '0193d000-0000-7000-8000-000000000002', name: '山田 太郎' });
    const { dialog, user } = await openFormWithoutSession(other);
    await fill(user, within(dialog).getByLabelText('パスワード'), 'secret');
    await user.click(within(dialog).getByRole('button', { name: 'ログインして続ける' }));
    expect(await screen.findByText(/山田 太郎 さんとしてログインしています/)).toBeVisible();
  });
});

it.each([
  ['/notes', /ほかの端末または管理者の操作で/, 'パスワード', 'ログインして続ける'],
  ['/en/notes', /Another device of yours or an administrator/, 'Password', 'Log in and continue'],
])('the page is removed when somebody has ended the session (%s)', async (path, why, password, again) => {
  const { user, site, shell } = await renderShell(path, {
    session,
    federation: federationOfNotes,
    routes: { 'GET /api/notes': problem('session.required', 401), 'POST /api/session': { body: { session } } },
  });
  await user.type(await screen.findByLabelText('text'), 'draft');
  site.on('GET /api/session', { body: { session: null, ended: true } });
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(why)).toBeVisible();
  expect(screen.queryByLabelText('text')).toBeNull();
  expect(shell.session.wasEnded()).toBe(true);
  await fill(user, dialog.getByLabelText(password), 'secret');
  await user.click(dialog.getByRole('button', { name: again }));
  expect(await screen.findByLabelText('text')).toHaveValue('');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('the page notices on return that another user has logged in elsewhere', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { site } = await renderShell('/notes', { session, federation: federationOfNotes });
  await screen.findByRole('heading', { name: 'Notes' });
  site.on('GET /api/session', { body: { session: null } });
  await vi.advanceTimersByTimeAsync(31_000);
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('ログインが終了しました');
  vi.useRealTimers();
});
