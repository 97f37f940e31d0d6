import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { department } from '../../../test/departments.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { user } from '../../../test/users.ts';

const active = user();
const invited = user({
  id: '60000000-0000-4000-8000-000000000002',
  loginId: 'kobayashi@example.jp',
  name: '小林 あかり',
  roles: ['admin', 'labour'],
  departmentScope: 'all',
  departmentIds: [],
  departmentNames: [],
  state: 'invited',
  lastLoginAt: null,
  hasTotp: false,
});
const page = (items = [active, invited]) => ({ body: { items, total: items.length, page: 1, pageSize: 50 } });
const api = {
  'GET /users': () => page(),
  'GET /departments/names': () => ({ body: { items: [department()] } }),
};
/** What the menu and the margins leave of the window. */
const widthAt1280 = 982;
const grid = () => screen.findByRole('grid', { name: 'ユーザー' });

describe('the list of users', () => {
  test('says of each person the roles, the department scope and the way in', async () => {
    await renderPage('/users', { api });
    const [, first, second] = within(await grid()).getAllByRole('row');
    expect(first).toHaveTextContent('利用中配車担当岩槻営業所');
    expect(first).toHaveTextContent('オン');
    expect(second).toHaveTextContent('招待が必要システム管理者、労務すべての部署未設定');
  });

  test('calls invited only who has a link that can be used', async () => {
    const linkEndsAt = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const open = user({ ...invited, linkEndsAt: linkEndsAt(10) });
    const ended = user({ ...invited, id: '60000000-0000-4000-8000-000000000003', linkEndsAt: linkEndsAt(-10) });
    await renderPage('/users', { api: { ...api, 'GET /users': () => page([open, ended]) } });
    const [, first, second] = within(await grid()).getAllByRole('row');
    expect(first).toHaveTextContent('招待中');
    expect(second).toHaveTextContent('招待が必要');
  });

  test('fits a window of 1280 pixels with its usual columns', async () => {
    await renderPage('/users', { api });
    expect(16 * Number.parseFloat((await grid()).style.minWidth)).toBeLessThanOrEqual(widthAt1280);
  });

  test('filters by role, state and department, in the address', async () => {
    const { user: hands, address, received } = await renderPage('/users', { api });
    await grid();
    await hands.click(screen.getByRole('button', { name: '絞り込み' }));
    await hands.click(screen.getByRole('button', { name: '状態: すべて' }));
    await hands.click(await screen.findByRole('menuitemcheckbox', { name: '利用停止' }));
    await waitFor(() => expect(address()).toBe('/users?state=deactivated'));
    await waitFor(() => expect(received.some(({ query }) => query.get('state') === 'deactivated')).toBe(true));
    await hands.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: '条件「状態: 利用停止」を外す' })).toBeNull();
    await hands.click(screen.getByRole('button', { name: '絞り込み（1）' }));
    await hands.click(screen.getByRole('button', { name: '条件「状態: 利用停止」を外す' }));
    await waitFor(() => expect(address()).toBe('/users'));
  });

  test('opens a person by Enter', async () => {
    const { user: hands, router } = await renderPage('/users?role=admin', { api });
    const [, row] = within(await grid()).getAllByRole('row');
    row?.focus();
    await hands.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/users/edit/${active.id}`));
    expect(router.state.location.state).toEqual({ list: '?role=admin', row: active.id });
  });

  test('offers no archive of rows', async () => {
    await renderPage('/users', { api });
    await grid();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('speaks English under /en', async () => {
    await renderPage('/users', { api, locale: 'en' });
    expect(await screen.findByRole('grid', { name: 'User' })).toHaveTextContent('Dispatcher');
  });
});
