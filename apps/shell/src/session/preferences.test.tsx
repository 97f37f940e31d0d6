import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyHome } from '../../test/empty-home.ts';
import { renderShell } from '../../test/render-shell.tsx';
import { sessionOf } from '../../test/sessions.ts';

async function logIn(path: string, user: Parameters<typeof sessionOf>[1], before?: string) {
  const updates: unknown[] = [];
  const page = await renderShell(path, {
    routes: {
      'POST /api/session': { body: { session: sessionOf([], user) } },
      'GET /api/home': emptyHome,
      'PUT /api/account': ({ body }) => {
        updates.push(body);
        return { body: {} };
      },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  if (before) await page.user.click(screen.getByRole('button', { name: before }));
  await page.user.type(await screen.findByLabelText(/ログインID|Login ID/), 'manager@example.jp');
  await page.user.type(screen.getByLabelText(/^(パスワード|Password)$/), 'secret');
  await page.user.click(screen.getByRole('button', { name: /^(ログイン|Log in)$/ }));
  await waitFor(() => expect(window.location.pathname).not.toContain('/login'));
  return { ...page, updates };
}

it("a login applies the user's language and theme", async () => {
  const { updates, user } = await logIn('/login', { language: 'en', theme: 'dark' });
  expect(window.location.pathname).toBe('/en');
  expect(document.documentElement).toHaveClass('dark');
  expect(updates).toEqual([]);
  await user.click(await screen.findByRole('button', { name: /Menu of/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Light' }));
  await waitFor(() => expect(updates).toEqual([{ language: 'en', theme: 'light' }]));
});

it('a choice on the login page takes precedence and is stored', async () => {
  const { updates } = await logIn('/login', { language: 'ja', theme: 'light' }, 'English');
  expect(window.location.pathname).toBe('/en');
  expect(updates).toEqual([{ language: 'en', theme: 'light' }]);
});
