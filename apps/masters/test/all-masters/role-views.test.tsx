import { stamps } from '@haisha/area-tests/stamps';
import type { Role } from '@haisha/rules/permission';
import type { SavedView } from '@haisha/validation/saved-view';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { department } from '../departments.ts';
import { renderPage } from '../render-page.tsx';
import { vehicle, vehicleType } from '../vehicles.ts';

const me = { id: '00000000-0000-4000-8000-000000000001', name: '岩槻 花子' };
const own: SavedView = {
  id: '60000000-0000-4000-8000-000000000001',
  ...stamps,
  list: 'vehicle',
  name: '車検30日以内',
  query: 'inspectionDue=within30&sort=inspectionExpiryDate',
  owner: me,
  departmentId: null,
  departmentName: null,
  departmentNameEn: null,
  roles: [],
};
const shared = { ...own, id: '60000000-0000-4000-8000-000000000002', name: '冷凍車', query: 'bodyType=frozen' };
const page = (...items: unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 50 } });

/** Opens the question with which view a list opens, which names the roles that may read the list. */
async function openQuestion(role: Role, locale: 'ja' | 'en') {
  const views = { list: 'vehicle', items: [own, shared], ownDefault: 'role', opensWith: null };
  const answer = { body: { ...views, ownDefault: shared.id, opensWith: shared.id } };
  const rendered = await renderPage('/vehicles?q=1', {
    role,
    locale,
    api: {
      'GET /vehicles': () => page(vehicle()),
      'GET /departments/names': () => page(department()),
      'GET /vehicle-types': () => page(vehicleType()),
      'GET /saved-views': () => ({ body: views }),
      'PUT /list-defaults/own': () => answer,
      'PUT /list-defaults/role': () => answer,
    },
  });
  const { user } = rendered;
  await screen.findByRole('grid');
  await user.click(await screen.findByRole('button', { name: /^(保存した表示|Saved views)$/ }));
  const item = await screen.findByRole('menuitem', { name: /^(開いたときの表示|View to open with)/ });
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  while (!item.hasAttribute('data-highlighted')) await user.keyboard('{ArrowDown}');
  await user.keyboard('{Enter}');
  return { ...rendered, dialog: within(await screen.findByRole('dialog')) };
}

test('a view is what the list opens with, for oneself and, by an administrator, for a role', async () => {
  const { user, writes, dialog } = await openQuestion('admin', 'ja');
  expect(dialog.queryByRole('combobox', { name: '協力会社' })).toBeNull();
  await user.click(dialog.getByRole('radio', { name: '冷凍車' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: '閲覧者' }), '車検30日以内');
  await waitFor(() =>
    expect(writes().map(({ body }) => body)).toEqual([
      { list: 'vehicle', opensWith: shared.id },
      { list: 'vehicle', role: 'viewer', viewId: own.id },
    ]),
  );
});

test('the view of a role is set by nobody else', async () => {
  const { dialog } = await openQuestion('viewer', 'en');
  expect(dialog.getByRole('radio', { name: 'As set for my role (now: Standard view)' })).toBeChecked();
  expect(dialog.queryByRole('combobox', { name: 'Viewer' })).toBeNull();
});
