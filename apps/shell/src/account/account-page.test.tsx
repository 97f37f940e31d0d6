import { fill } from '@haisha/testing/fill';
import { withLooks } from '@haisha/ui/test/looks';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { problem } from '../../test/fake-site.ts';
import { accountOf, ownSession } from '../../test/own-account.ts';
import { renderShell } from '../../test/render-shell.tsx';
import { sessionOf } from '../../test/sessions.ts';

withLooks();

const phone = ownSession({
  id: '0193d000-0000-7000-8000-0000000000a2',
  isThis: false,
  browser: 'Safari',
  system: 'iOS',
});
const password = 'mizu-kuruma-sora-7';

async function open(routes = {}) {
  const sent: [string, unknown][] = [];
  const answer = (name: string, body?: unknown) => (request: { body: unknown }) => {
    sent.push([name, request.body]);
    return { body };
  };
  const page = await renderShell('/account', {
    session: sessionOf(),
    routes: {
      'GET /api/account': accountOf(),
      'GET /api/sessions': { body: { items: [ownSession(), phone] } },
      'PUT /api/account': answer('account', accountOf().body),
      'PUT /api/account/password': answer('password', { session: sessionOf() }),
      'POST /api/account/totp': answer('totp', { secret: 'EZCE34LPJO73VLIL', uri: 'otpauth://totp/x', svg: '<svg/>' }),
      'POST /api/account/totp/confirm': answer('confirm', { recoveryCodes: ['23AB-45CD-67EF-89GH'] }),
      'POST /api/account/totp/end': answer('end'),
      [`DELETE /api/sessions/${phone.id}`]: answer('ended'),
      ...routes,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'アカウント設定' });
  return { ...page, sent };
}

describe('the account page', () => {
  it("shows the user's data and whom to ask", async () => {
    await open();
    expect(await screen.findByText('川口営業所')).toBeVisible();
    expect(within(screen.getByRole('main')).getByText('運行管理者')).toBeVisible();
    expect(screen.getByText('最新のログイン（今回を含む）')).toBeVisible();
  });

  it('loads again after a failure', async () => {
    const { site, user } = await open({ 'GET /api/account': problem('internal', 400) });
    const failure = within(await screen.findByRole('alert'));
    site.on('GET /api/account', accountOf());
    await user.click(failure.getByRole('button', { name: 'もう一度試す' }));
    expect(await screen.findByText('川口営業所')).toBeVisible();
  });

  it('changes the password', async () => {
    const { user, sent } = await open();
    await user.click(await screen.findByRole('button', { name: 'パスワードを変更する' }));
    await fill(user, screen.getByLabelText('現在のパスワード'), 'before-and-after');
    await fill(user, screen.getByLabelText('新しいパスワード'), password);
    await fill(user, screen.getByLabelText('新しいパスワード（確認）'), password);
    await user.click(screen.getByRole('button', { name: 'パスワードを変更する' }));
    await waitFor(() => expect(screen.queryByLabelText('新しいパスワード')).toBeNull());
    expect(screen.getByRole('button', { name: 'パスワードを変更する' })).toHaveFocus();
    expect(sent).toEqual([['password', { presentPassword: 'before-and-after', newPassword: password }]]);
  });

  it('shows at its field that the present password is wrong, and that the new one is known', async () => {
    const errors = [{ path: 'newPassword', code: 'password.known' }];
    const { user, site } = await open({ 'PUT /api/account/password': problem('validation.failed', 400, { errors }) });
    await user.click(await screen.findByRole('button', { name: 'パスワードを変更する' }));
    await fill(user, screen.getByLabelText('現在のパスワード'), 'before-and-after');
    await fill(user, screen.getByLabelText('新しいパスワード'), 'password12345');
    await fill(user, screen.getByLabelText('新しいパスワード（確認）'), 'password12345');
    await user.click(screen.getByRole('button', { name: 'パスワードを変更する' }));
    expect(await screen.findByText(/^新しいパスワードは推測されやすいため使えません/)).toBeVisible();
    const wrong = [{ path: 'presentPassword', code: 'wrongPassword' }];
    site.on('PUT /api/account/password', problem('validation.failed', 400, { errors: wrong }));
    await user.click(screen.getByRole('button', { name: 'パスワードを変更する' }));
    expect(await screen.findByText('現在のパスワードが違います。もう一度入力してください')).toBeVisible();
  });

  it('offers neither password nor second factor to a user with single sign-on only', async () => {
    await open({ 'GET /api/account': accountOf({ hasPassword: false, hasSingleSignOn: true }) });
    expect(await screen.findByText(/ここで管理するパスワードはありません/)).toBeVisible();
    expect(screen.queryByText('二段階認証')).toBeNull();
  });

  it('stores the chosen theme', async () => {
    const { user, sent } = await open();
    await screen.findByText('川口営業所');
    await user.click(screen.getByRole('button', { name: 'ダーク' }));
    await waitFor(() => expect(sent).toEqual([['account', { language: 'ja', theme: 'dark' }]]));
    await user.click(screen.getByRole('button', { name: 'ライト' }));
  });
});

describe('the second factor', () => {
  it('is turned on by password and code, and shows recovery codes once', async () => {
    const { user, sent } = await open();
    await user.click(await screen.findByRole('button', { name: '二段階認証を設定する' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await fill(user, dialog.getByLabelText('現在のパスワード'), password);
    await user.click(dialog.getByRole('button', { name: '次へ' }));
    expect(await dialog.findByText('EZCE 34LP JO73 VLIL')).toBeVisible();
    expect(dialog.getByRole('img', { name: '認証アプリで読み取るQRコード' })).toBeVisible();
    await fill(user, dialog.getByLabelText('確認コード'), '123 456');
    const confirm = dialog.getByRole('button', { name: 'オンにする' });
    expect(confirm.parentElement).toHaveStyle({ position: 'sticky' });
    await user.click(confirm);
    expect(await dialog.findByText('23AB-45CD-67EF-89GH')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('heading', { name: '回復コード' })).toHaveFocus());
    expect(dialog.queryByRole('button', { name: '閉じる' })).toBeNull();
    const keepButton = dialog.getByRole('button', { name: '保管しました' });
    expect(keepButton.parentElement).toHaveStyle({ position: 'sticky' });
    await user.click(keepButton);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent).toEqual([
      ['totp', { presentPassword: password }],
      ['confirm', { code: '123456' }],
    ]);
  });

  it('starts in the password field; the focus returns to the button', async () => {
    const { user } = await open();
    const opener = await screen.findByRole('button', { name: '二段階認証を設定する' });
    await user.click(opener);
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByLabelText('現在のパスワード')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('shows next to the button that a key could not be copied, and what to do instead', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '二段階認証を設定する' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await fill(user, dialog.getByLabelText('現在のパスワード'), password);
    await user.click(dialog.getByRole('button', { name: '次へ' }));
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    await user.click(await dialog.findByRole('button', { name: 'キーをコピー' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/書き写してください/);
  });

  it('is turned off by password and code, and warns before the recovery codes run out', async () => {
    const totp = { since: '2026-11-01T00:00:00.000Z', recoveryCodesLeft: 2 };
    const { user, sent } = await open({ 'GET /api/account': accountOf({ totp }) });
    expect(await screen.findByText(/残り少なくなっています/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '二段階認証をオフにする' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(user, dialog.getByLabelText('現在のパスワード'), password);
    await fill(user, dialog.getByLabelText('確認コードまたは回復コード'), '23ab-45cd-67ef-89gh');
    await user.click(dialog.getByRole('button', { name: 'オフにする' }));
    await waitFor(() => expect(sent).toEqual([['end', { presentPassword: password, code: '23ab45cd67ef89gh' }]]));
  });
});

describe("the user's sessions", () => {
  it('show device and place, mark the current one and end another', async () => {
    const { user, sent } = await open();
    const sessions = within(await screen.findByRole('region', { name: 'ログイン中の端末' }));
    expect((await sessions.findByText('Windows 11 の Chrome 149')).parentElement).toHaveTextContent('この端末');
    await user.click(sessions.getByRole('button', { name: 'iOS の Safari をログアウトさせる' }));
    await waitFor(() => expect(sent).toEqual([['ended', undefined]]));
  });

  it('end all except the current one, after a question', async () => {
    const { user, sent } = await open();
    await user.click(await screen.findByRole('button', { name: 'ほかの端末をすべてログアウトさせる' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/この端末以外の1件/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'ログアウトさせる' }));
    await waitFor(() => expect(sent).toEqual([['ended', undefined]]));
  });
});

it('a user who has to change the password gets that page at every address, then the requested page', async () => {
  const { user, site } = await renderShell('/account', {
    session: sessionOf([], { mustChangePassword: true }),
    routes: {
      'GET /api/account': accountOf(),
      'GET /api/sessions': { body: { items: [ownSession()] } },
      'PUT /api/account/password': { body: { session: sessionOf() } },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'パスワードの変更' })).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(site.requests).not.toContain('GET /api/account');
  await fill(user, screen.getByLabelText('現在のパスワード'), 'handed-over-once');
  await fill(user, screen.getByLabelText('新しいパスワード'), password);
  await fill(user, screen.getByLabelText('新しいパスワード（確認）'), password);
  await user.click(screen.getByRole('button', { name: 'パスワードを変更する' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'アカウント設定' })).toBeVisible();
});
