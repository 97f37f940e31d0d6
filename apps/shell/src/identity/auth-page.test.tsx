import type { Session } from '@haisha/validation/session';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyHome } from '../../test/empty-home.ts';
import { problem } from '../../test/fake-site.ts';
import { renderShell } from '../../test/render-shell.tsx';
import { sessionOf } from '../../test/sessions.ts';

const user = { loginId: 'new@example.jp', name: '鈴木 一郎', language: 'ja' as const };
const link = (changes = {}) => ({
  body: { purpose: 'invitation', endsAt: '2026-11-21T03:30:00.000Z', user, ...changes },
});
const password = 'mizu-kuruma-sora-7';

async function open(routes = {}, path = '/auth#link=token-1', session: Session | null = null) {
  const redeemed: unknown[] = [];
  const page = await renderShell(path, {
    session,
    routes: {
      'POST /api/links/look': link(),
      'POST /api/links/redeem': ({ body }) => {
        redeemed.push(body);
        return { body: { session: sessionOf() } };
      },
      'GET /api/home': emptyHome,
      ...routes,
    },
  });
  const choose = async (first = password, second = first) => {
    await page.user.type(await screen.findByLabelText('新しいパスワード'), first);
    await page.user.type(screen.getByLabelText('新しいパスワード（確認）'), second);
    await page.user.click(screen.getByRole('button', { name: /設定してログイン|登録してログイン/ }));
  };
  return { ...page, redeemed, choose };
}

describe('a one-time link', () => {
  it('greets by name, asks for the password twice and logs in; its token leaves the address at once', async () => {
    const { choose, redeemed, router } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: '鈴木 一郎 さん、ようこそ' })).toBeVisible();
    expect(window.location.href).not.toContain('token-1');
    expect(JSON.stringify(router.state.location)).not.toContain('token-1');
    expect(screen.getByLabelText('ログインID')).toHaveValue('new@example.jp');
    expect(screen.getByLabelText('ログインID')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('新しいパスワード')).toHaveAttribute('autocomplete', 'new-password');
    await choose();
    expect(await screen.findByRole('heading', { level: 1, name: 'ホーム' })).toBeVisible();
    expect(redeemed).toEqual([{ token: 'token-1', password }]);
  });

  it('goes on when redeeming has ended the session of this very page', async () => {
    const session = sessionOf();
    const { choose, site, shell } = await open({}, '/auth#link=token-1', session);
    site.on('POST /api/links/redeem', async () => {
      site.on('GET /api/session', { body: { session: null, ended: true } });
      await shell.session.ask();
      void shell.logInAgain.ask();
      await screen.findByRole('alertdialog');
      return { body: { session: { ...session } } };
    });
    await choose();
    expect(await screen.findByRole('heading', { level: 1, name: 'ホーム' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('checks a password when its field is left, and counts while typing', async () => {
    const page = await open();
    const field = await screen.findByLabelText('新しいパスワード');
    await page.user.type(field, 'kuruma');
    expect(screen.getByText('12文字以上（いま 6 文字）')).toBeVisible();
    expect(field).not.toHaveAccessibleDescription();
    await page.user.tab();
    expect(field).toHaveAccessibleDescription('新しいパスワードは12文字以上で入力してください（今は6文字）');
  });

  it('is not redeemed with two different passwords', async () => {
    const { choose, redeemed } = await open();
    await choose(password, 'mizu-kuruma-sora-8');
    expect(await screen.findByText('新しいパスワード（確認）が一致しません。もう一度入力してください')).toBeVisible();
    expect(redeemed).toEqual([]);
  });

  it("shows the server's objections to a password", async () => {
    const errors = [{ path: 'password', code: 'password.personal' }];
    const { choose } = await open({ 'POST /api/links/redeem': problem('validation.failed', 400, { errors }) });
    await choose();
    expect(
      await screen.findByText('新しいパスワードにログインID・氏名・会社名は使えません。別のものにしてください'),
    ).toBeVisible();
    expect(screen.getByLabelText('新しいパスワード')).toHaveFocus();
  });

  it('says what to do when it is used or has expired', async () => {
    const { user: person } = await open({ 'POST /api/links/look': problem('link.invalid', 410) });
    expect(await screen.findByRole('heading', { level: 1, name: 'このリンクは使えません' })).toBeVisible();
    expect(screen.getByText(/招待した管理者に新しいリンクを依頼/)).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'ログイン画面へ' }));
    expect(await screen.findByLabelText('ログインID')).toBeVisible();
  });

  it('says so when it expires while the password is typed', async () => {
    const { choose } = await open({ 'POST /api/links/redeem': problem('link.invalid', 410) });
    await choose();
    expect(await screen.findByRole('heading', { level: 1, name: 'このリンクは使えません' })).toBeVisible();
  });

  it('asks for the second factor of users who have one', async () => {
    const { choose, user: person } = await open({
      'POST /api/links/look': link({ purpose: 'passwordReset' }),
      'POST /api/links/redeem': { body: { session: null, secondFactor: { endsAt: '2026-11-21T03:30:00.000Z' } } },
      'POST /api/session/second-factor': { body: { session: sessionOf() } },
    });
    await choose();
    await person.type(await screen.findByLabelText('確認コード'), '123456');
    await person.click(screen.getByRole('button', { name: 'ログイン' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'ホーム' })).toBeVisible();
  });

  it('creates the first administrator', async () => {
    const made: unknown[] = [];
    const { choose, user: person } = await open({
      'POST /api/links/look': link({ purpose: 'firstAdministrator', user: null }),
      'POST /api/links/first-administrator': ({ body }: { body: unknown }) => {
        made.push(body);
        return { body: { session: sessionOf() } };
      },
    });
    await person.type(await screen.findByLabelText('ログインID'), 'boss@example.jp');
    await person.type(screen.getByLabelText('氏名'), '社長 太郎');
    await person.type(screen.getByLabelText('カナ'), 'シャチョウ タロウ');
    await choose();
    const name = { loginId: 'boss@example.jp', name: '社長 太郎', kana: 'シャチョウ タロウ', language: 'ja' };
    expect(await screen.findByRole('heading', { level: 1, name: 'ホーム' })).toBeVisible();
    expect(made).toEqual([{ ...name, password, token: 'token-1' }]);
  });
});

describe('the return from single sign-on', () => {
  it('logs in and opens the requested page', async () => {
    const bodies: unknown[] = [];
    await open(
      {
        'POST /api/single-sign-on/return': ({ body }: { body: unknown }) => {
          bodies.push(body);
          return { body: { session: sessionOf(), secondFactor: null, returnTo: '/en' } };
        },
      },
      '/auth?code=c-1&state=s-1',
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    expect(window.location.href).not.toContain('c-1');
    expect(bodies).toEqual([{ query: 'code=c-1&state=s-1' }]);
  });

  it('shows why the sign-on failed', async () => {
    await open({ 'POST /api/single-sign-on/return': problem('signOn.unknown_user', 403) }, '/auth?code=c&state=s');
    expect(await screen.findByRole('alert')).toHaveTextContent('このアカウントは登録されていません');
    expect(window.location.search).toBe('');
  });

  it('shows how to log in when there is no single sign-on', async () => {
    await open({ 'POST /api/single-sign-on/return': problem('route.not_found', 404) }, '/auth?code=c&state=s');
    expect(await screen.findByRole('alert')).toHaveTextContent('シングルサインオンは設定されていません');
  });
});

it('leads away from /auth without a token or a query', async () => {
  await open({}, '/auth');
  expect(await screen.findByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible();
});
