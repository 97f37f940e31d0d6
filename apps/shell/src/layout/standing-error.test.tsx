import { notify } from '@haisha/platform';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyHome } from '../../test/empty-home.ts';
import { accountOf } from '../../test/own-account.ts';
import { renderShell } from '../../test/render-shell.tsx';
import { sessionOf } from '../../test/sessions.ts';

const text = '元に戻せませんでした。';
const place = () => screen.getByRole('main');
const standing = () => within(place()).queryByText(text);

async function fail() {
  const page = await renderShell('/', {
    session: sessionOf(),
    routes: {
      'GET /api/home': emptyHome,
      'GET /api/account': accountOf(),
      'GET /api/sessions': { body: { items: [] } },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'ホーム' });
  act(() => notify({ kind: 'error', text, about: 'vehicle 1' }));
  expect(await within(place()).findByText(text)).toBeVisible();
  return page;
}

it('keeps the error of an action on the page after its toast, until it is closed', async () => {
  const { user } = await fail();
  await user.click(within(place()).getByRole('button', { name: '閉じる' }));
  expect(standing()).toBeNull();
});

it('disappears when the action succeeds', async () => {
  await fail();
  act(() => notify({ kind: 'success', text: '元に戻しました。', about: 'vehicle 1' }));
  expect(standing()).toBeNull();
});

it('disappears on another page', async () => {
  const { router } = await fail();
  await act(() => router.navigate('/account'));
  await screen.findByRole('heading', { level: 1, name: 'アカウント設定' });
  expect(standing()).toBeNull();
});
