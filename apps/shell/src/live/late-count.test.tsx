import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyHome } from '../../test/empty-home.ts';
import { liveArea, pointerWith } from '../../test/pointers.ts';
import { renderShell } from '../../test/render-shell.tsx';
import { sessionOf } from '../../test/sessions.ts';

const area = liveArea();
const navigation = area.provides.navigation.map((entry) => ({ ...entry, late: '/notes/late' }));
const pointer = pointerWith({ notes: { ...area, provides: { ...area.provides, navigation } } });

const soon = { timeout: 15_000 };

async function menuWith(count: number, path = '/') {
  await renderShell(path, {
    session: sessionOf(['note.read']),
    pointer,
    routes: {
      'GET /api/home': emptyHome,
      'GET /api/notes/late': { body: { count } },
      'GET /api/notifications': { body: { items: [], total: 0, page: 1, pageSize: 20, unread: 0 } },
    },
  });
  return within(await screen.findByRole('navigation', { name: /メインメニュー|Main menu/ }));
}

it.each([
  ['/', 'メモ', /メモ ?遅れ 3/],
  ['/en', 'Notes', /Notes ?3 late/],
])('at %s says in the menu how much of a page is late', async (path, name, whole) => {
  const menu = await menuWith(3, path);
  expect(await menu.findByRole('link', { name })).toBeVisible();
  expect(await menu.findByRole('link', { name: whole }, soon)).toBeVisible();
});

it('says nothing where nothing is late', async () => {
  const menu = await menuWith(0);
  await screen.findByRole('button', { name: /お知らせ/ }, soon);
  expect(menu.getByRole('link', { name: 'メモ' })).toBeVisible();
});
