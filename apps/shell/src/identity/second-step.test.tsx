import { fill } from '@haisha/testing/fill';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyHome } from '../../test/empty-home.ts';
import { problem } from '../../test/fake-site.ts';
import { federationOfNotes } from '../../test/note-area.tsx';
import { renderShell } from '../../test/render-shell.tsx';
import { sessionOf } from '../../test/sessions.ts';

const session = sessionOf(['note.read']);
const secondFactorRequired = { body: { session: null, secondFactor: { endsAt: '2026-11-21T00:05:00.000Z' } } };

async function completeFirstStep(routes = {}) {
  const inputs: unknown[] = [];
  const page = await renderShell('/login', {
    routes: {
      'POST /api/session': secondFactorRequired,
      'POST /api/session/second-factor': ({ body }) => {
        inputs.push(body);
        return { body: { session } };
      },
      'GET /api/home': emptyHome,
      ...routes,
    },
  });
  await page.user.type(await screen.findByLabelText('ログインID'), 'manager@example.jp');
  await page.user.type(screen.getByLabelText('パスワード'), 'secret');
  await page.user.click(screen.getByRole('button', { name: 'ログイン' }));
  return { ...page, inputs, code: await screen.findByLabelText('確認コード') };
}

describe('the second step of a login', () => {
  it('asks for six digits, which a phone can fill in, and accepts spaces', async () => {
    const { code, user, inputs } = await completeFirstStep();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(code).toHaveFocus();
    await user.click(code);
    await user.paste(' 123 456 ');
    await user.click(screen.getByRole('button', { name: 'ログイン' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'ホーム' })).toBeVisible();
    expect(inputs).toEqual([{ code: '123456' }]);
  });

  it('accepts a recovery code instead', async () => {
    const { user, inputs } = await completeFirstStep();
    await user.click(screen.getByRole('button', { name: '回復コードを使う' }));
    const code = screen.getByLabelText('回復コード');
    expect(code).toHaveAttribute('inputmode', 'text');
    await user.type(code, '23ab-45cd-67ef-89gh');
    await user.click(screen.getByRole('button', { name: 'ログイン' }));
    await waitFor(() => expect(inputs).toEqual([{ code: '23ab45cd67ef89gh' }]));
  });

  it('says that a code is wrong and stays', async () => {
    const { user, code } = await completeFirstStep({
      'POST /api/session/second-factor': problem('secondFactor.invalid', 401),
    });
    await user.type(code, '000000');
    await user.click(screen.getByRole('button', { name: 'ログイン' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('確認コードが違います');
    expect(code).toHaveFocus();
  });

  it('names the recovery code when that is wrong, and clears the error for the other kind', async () => {
    const { user } = await completeFirstStep({
      'POST /api/session/second-factor': problem('secondFactor.invalid', 401),
    });
    await user.click(screen.getByRole('button', { name: '回復コードを使う' }));
    await fill(user, screen.getByLabelText('回復コード'), '23ab-45cd-67ef-89gg');
    await user.click(screen.getByRole('button', { name: 'ログイン' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^この回復コードは使えません/);
    await user.click(screen.getByRole('button', { name: '認証アプリの確認コードを使う' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('counts down the seconds after too many wrong codes', async () => {
    const { user, code } = await completeFirstStep({
      'POST /api/session/second-factor': problem('throttled', 429, { retryAfterSeconds: 30 }),
    });
    await user.type(code, '000000');
    await user.click(screen.getByRole('button', { name: 'ログイン' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('あと 30 秒お待ちください');
  });

  it('returns to the password after too long a time and says why', async () => {
    const { user, code } = await completeFirstStep({
      'POST /api/session/second-factor': problem('secondFactor.expired', 401),
    });
    await user.type(code, '123456');
    await user.click(screen.getByRole('button', { name: 'ログイン' }));
    expect(await screen.findByLabelText('ログインID')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('確認コードの入力期限が切れました');
  });

  it('works in the dialog over a form as well', async () => {
    const { user } = await renderShell('/notes', {
      session,
      federation: federationOfNotes,
      routes: {
        'GET /api/notes': problem('session.required', 401),
        'POST /api/session': secondFactorRequired,
        'POST /api/session/second-factor': { body: { session } },
      },
    });
    await user.type(await screen.findByLabelText('text'), 'draft');
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await fill(user, dialog.getByLabelText('パスワード'), 'secret');
    await user.click(dialog.getByRole('button', { name: 'ログインして続ける' }));
    await user.type(await dialog.findByLabelText('確認コード'), '123456');
    await user.click(dialog.getByRole('button', { name: 'ログインして続ける' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText('text')).toHaveValue('draft');
  });
});
