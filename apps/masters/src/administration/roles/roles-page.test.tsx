import { problem } from '@haisha/area-tests/fake-api';
import { roles, scopeFor } from '@haisha/rules/permission';
import { permissionRows } from '@haisha/rules/permission-matrix';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';

// The whole matrix is slow to look through by role here.
const few = permissionRows.filter(({ permission }) => /^(user|vehicleType)\./.test(permission));
const rows = few.map(({ permission, group }) => ({
  permission,
  group,
  scopes: Object.fromEntries(roles.map((role) => [role, scopeFor(role, permission) ?? null])),
}));
const api = { 'GET /permissions/matrix': () => ({ body: { roles, rows } }) };
const headers = async (where = {}) =>
  (await screen.findAllByRole('columnheader', where)).map((head) => head.textContent);
const rowOf = (act: string) => screen.getByRole('rowheader', { name: act }).closest('tr');

describe('roles and permissions', () => {
  test('says in words what each role may do, and marks the own one', async () => {
    await renderPage('/roles?q=%E8%BB%8A%E7%A8%AE', { api });
    expect(await headers()).toEqual([
      '対象・操作',
      'システム管理者自分',
      ...['運行管理者', '運行管理補助者', '配車担当', '経理', '労務', '閲覧者', 'ドライバー', '協力会社'],
    ]);
    const cells = within(rowOf('照会') ?? document.body).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([...Array(7).fill('すべて'), '当日', '—']);
    expect(screen.getByRole('list', { name: '記号の意味' })).toHaveTextContent('当日 当日の業務に必要なデータだけ');
  });

  test('shows the roles of the address only', async () => {
    const { user, address } = await renderPage('/roles?role=driver&role=partner', { api });
    expect(await headers()).toEqual(['対象・操作', 'ドライバー', '協力会社']);
    await user.click(screen.getByRole('button', { name: 'ロール ドライバー、協力会社' }));
    await user.click(screen.getByRole('button', { name: 'ロール: ドライバー、協力会社' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'ドライバー' }));
    await waitFor(() => expect(address()).toBe('/roles?role=partner'));
    await waitFor(async () => expect(await headers({ hidden: true })).toEqual(['対象・操作', '協力会社']));
  });

  test('shows one role at a time on a telephone, the own one first', async () => {
    const wide = window.matchMedia;
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    const { user } = await renderPage('/roles', { api });
    expect(await headers()).toEqual(['対象・操作', 'システム管理者自分']);
    await user.click(screen.getByRole('button', { name: '絞り込み' }));
    await user.click(screen.getByRole('button', { name: 'ロール: システム管理者' }));
    await user.click(await screen.findByRole('menuitemradio', { name: '経理' }));
    await waitFor(async () => expect(await headers()).toEqual(['対象・操作', '経理']));
    vi.stubGlobal('matchMedia', wide);
  });

  test('finds subjects and acts however they are written', async () => {
    const { user } = await renderPage('/roles', { api });
    await screen.findByRole('table');
    await user.type(screen.getByRole('searchbox'), 'ｱｰｶｲﾌﾞ');
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: '照会' })).toBeNull());
    expect(screen.getAllByRole('rowheader', { name: 'アーカイブ' })).toHaveLength(2);
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('条件に合う項目がありません')).toBeVisible();
  });

  test('says what failed', async () => {
    await renderPage('/roles', { api: { 'GET /permissions/matrix': () => problem(503, 'unavailable') } });
    expect(await screen.findByRole('alert')).toHaveTextContent('一時的に利用できません');
  });

  test('speaks English under /en', async () => {
    await renderPage('/roles?role=viewer', { api, locale: 'en' });
    expect(await headers()).toEqual(['Subject and act', 'Viewer']);
  });
});
