import { fill } from '@haisha/testing/fill';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { emptyHome } from '../test/empty-home.ts';
import { problem } from '../test/fake-site.ts';
import { liveArea, pointerWith } from '../test/pointers.ts';
import { renderShell } from '../test/render-shell.tsx';
import { sessionOf } from '../test/sessions.ts';
import { log } from './log.ts';

const reader = sessionOf(['note.read']);

describe('a user who is not logged in', () => {
  it('goes to the login, and from there to the requested page', async () => {
    const { user } = await renderShell('/?from=bookmark', {
      routes: { 'POST /api/session': { body: { session: reader } }, 'GET /api/home': emptyHome },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('ログイン | 配車 Haisha'));
    await fill(user, screen.getByLabelText('ログインID'), 'manager@example.jp');
    await fill(user, screen.getByLabelText('パスワード'), 'secret');
    await user.click(screen.getByRole('button', { name: 'ログイン' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'ホーム' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('ホーム | 配車 Haisha'));
  });

  it('reaches the address of an area after the login', async () => {
    const { user } = await renderShell('/en/notes?q=1', {
      routes: { 'POST /api/session': { body: { session: reader } } },
    });
    await screen.findByRole('heading', { level: 1, name: 'Login' });
    expect(new URLSearchParams(window.location.search).get('returnTo')).toBe('/en/notes?q=1');
    await fill(user, screen.getByLabelText('Login ID'), 'manager@example.jp');
    await fill(user, screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(window.location.href).toContain('/en/notes?q=1'));
    await waitFor(() => expect(document.title).toBe('Notes | Haisha'));
  });

  it('learns at once that a path does not exist', async () => {
    await renderShell('/nowhere');
    expect(await screen.findByText('Page not found: /nowhere')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('ページが見つかりません | 配車 Haisha'));
  });
});

describe('a user who is logged in', () => {
  it('is led away from the login and /auth', async () => {
    await renderShell('/en/auth', { session: reader, routes: { 'GET /api/home': emptyHome } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    expect(window.location.pathname).toBe('/en');
  });

  it.each([
    ['/nowhere', 'Page not found: /nowhere'],
    ['/en/nowhere', 'Page not found: /en/nowhere'],
    ['/notes/edit/12?tab=2', 'Page Not Found: /notes/edit/12?tab=2'],
  ])('reads at %s: %s', async (path, text) => {
    await renderShell(path, { session: sessionOf(['note.read', 'note.update']) });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('404')).toBeVisible();
  });

  it.each([
    ['/notes/edit/%E0%A4%A', 'Page Not Found: /notes/edit/%E0%A4%A'],
    ['/en/%E0%A4%A', 'Page not found: /en/%E0%A4%A'],
    ['/%', 'Page not found: /%'],
  ])('reads at the malformed address %s: %s', async (path, text) => {
    // The router says of each matching that it cannot decode the address.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderShell(path, { session: sessionOf(['note.read', 'note.update']) });
    expect(await screen.findByText(text)).toBeVisible();
    vi.restoreAllMocks();
  });

  it('is refused a page without the permission, and the menu does not offer it', async () => {
    await renderShell('/notes', { session: sessionOf() });
    expect(await screen.findByText('このページを開く権限がありません')).toBeVisible();
    expect(
      screen.getByText('「メモ」の画面が必要な場合は、システム管理者に権限の追加を依頼してください。'),
    ).toBeVisible();
    expect(screen.getByText('権限コード: note.read')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'メモ' })).toBeNull();
    expect(screen.queryByText('システム')).toBeNull();
  });

  it('sees the service pages in the menu with the permission', async () => {
    await renderShell('/', {
      session: sessionOf(['system.test', 'system.debug']),
      routes: { 'GET /api/home': emptyHome },
    });
    expect(await screen.findByRole('link', { name: 'テスト' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'デバッグ' })).toHaveAttribute('href', '/debug');
  });

  it('sees a welcome without the permission for the overview', async () => {
    await renderShell('/', { session: sessionOf(), routes: { 'GET /api/home': problem('permission.denied', 403) } });
    expect(await screen.findByText('ようこそ')).toBeVisible();
    expect(screen.getByText(/ホームに表示できる内容がありません/)).toBeVisible();
  });
});

it('waits for a server that does not answer, and sees the page when it does', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const { site, user } = await renderShell('/', {
    routes: { 'GET /api/session': new TypeError('connection refused') },
  });
  expect(await screen.findByText('サーバーに接続できません')).toBeVisible();
  site.on('GET /api/session', { body: { session: reader } });
  site.on('GET /api/home', emptyHome);
  await user.click(screen.getByRole('button', { name: '今すぐ試す' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'ホーム' })).toBeVisible();
});

it('sees that an area is disabled, and can use the rest', async () => {
  await renderShell('/notes', { session: reader, pointer: pointerWith({ notes: liveArea({ enabled: false }) }) });
  expect(await screen.findByText('この画面は現在休止しています')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'メインメニュー' })).toBeVisible();
});
