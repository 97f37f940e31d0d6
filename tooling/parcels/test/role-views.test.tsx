import { stamps } from '@haisha/area-tests/stamps';
import { type Role, roles } from '@haisha/rules/roles';
import type { SavedView } from '@haisha/validation/saved-view';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parcel } from './parcels.ts';
import { renderPage } from './render-page.tsx';

/** As the server would name it, which knows the lists of a product only. */
const list = 'parcel' as SavedView['list'];
/** All but partners read the list. */
const scopes = Object.fromEntries(roles.map((role) => [role, role === 'partner' ? null : 'all']));
const matrix = { roles, rows: [{ permission: 'parcel.read', group: 'places', scopes }] };
const me = { id: '00000000-0000-4000-8000-000000000001', name: '岩槻 花子' };
const own: SavedView = {
  id: '60000000-0000-4000-8000-000000000001',
  ...stamps,
  list,
  name: '大きい荷物',
  query: 'size=large',
  owner: me,
  departmentId: null,
  departmentName: null,
  departmentNameEn: null,
  roles: [],
};
const shared = { ...own, id: '60000000-0000-4000-8000-000000000002', name: '置き場の順', query: 'sort=depotName' };
const page = (...items: unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 50 } });

/** Opens the question with which view a list opens, which names the roles that may read the list. */
async function openQuestion(role: Role, locale: 'ja' | 'en') {
  const views = { list, items: [own, shared], ownDefault: 'role', opensWith: null };
  const answer = { body: { ...views, ownDefault: shared.id, opensWith: shared.id } };
  const rendered = await renderPage('/parcels?q=1', {
    role,
    locale,
    api: {
      'GET /parcels': () => page(parcel()),
      'GET /permissions/matrix': () => ({ body: matrix }),
      'GET /saved-views': () => ({ body: views }),
      'PUT /list-defaults/own': () => answer,
      'PUT /list-defaults/role': () => answer,
    },
  });
  const { user } = rendered;
  await screen.findByRole('grid');
  await user.click(await screen.findByRole('button', { name: /^(表示 標準|View Standard)$/ }));
  const item = await screen.findByRole('menuitem', { name: /^(開いたときの表示|View to open with)/ });
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  while (!item.hasAttribute('data-highlighted')) await user.keyboard('{ArrowDown}');
  await user.keyboard('{Enter}');
  return { ...rendered, dialog: within(await screen.findByRole('dialog')) };
}

test('a view is what the list opens with, for oneself and, by an administrator, for a role', async () => {
  const { user, writes, dialog } = await openQuestion('admin', 'ja');
  expect(dialog.queryByRole('combobox', { name: '協力会社' })).toBeNull();
  await user.click(dialog.getByRole('radio', { name: '置き場の順' }));
  await user.selectOptions(await dialog.findByRole('combobox', { name: '閲覧者' }), '大きい荷物');
  await waitFor(() =>
    expect(writes().map(({ body }) => body)).toEqual([
      { list, opensWith: shared.id },
      { list, role: 'viewer', viewId: own.id },
    ]),
  );
});

test('the view of a role is set by nobody else', async () => {
  const { dialog } = await openQuestion('viewer', 'en');
  expect(dialog.getByRole('radio', { name: 'As set for my role (now: Standard view)' })).toBeChecked();
  expect(dialog.queryByRole('combobox', { name: 'Viewer' })).toBeNull();
});
