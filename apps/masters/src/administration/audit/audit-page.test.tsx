import { problem } from '@haisha/area-tests/fake-api';
import { tokyoDate } from '@haisha/i18n';
import { provideLive } from '@haisha/platform';
import { addDays } from '@haisha/rules/calendar';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';

const vehicleId = '40000000-0000-4000-8000-000000000001';
const person = { id: '20000000-0000-4000-8000-000000000001', name: '佐藤 健' };
const about = { entityId: vehicleId, label: null, labelEn: null, entry: null, note: null };
const record = { id: '9', at: '2026-11-20T09:05:07.000Z', by: person, ...about, fields: [] };
const changed = {
  ...record,
  entity: 'vehicle',
  action: 'update',
  label: '1201 大宮 100 か 1234',
  fields: [
    { path: 'ownershipType', before: 'owned', after: 'leased' },
    { path: 'gone', before: 'a', after: 'b' },
  ],
};
const refused = {
  ...record,
  id: '8',
  entity: 'user',
  action: 'loginRefused',
  by: null,
  label: 'sato 佐藤 健',
  fields: [{ path: 'reason', before: null, after: 'throttled' }],
};
const changedUser = {
  ...record,
  id: '7',
  entity: 'user',
  action: 'update',
  label: 'sato 佐藤 健',
  fields: [{ path: 'roles', before: ['manager'], after: ['manager', 'labour'] }],
};
const moved = {
  ...record,
  id: '2',
  entity: 'department',
  action: 'update',
  label: 'KS 柏車庫',
  labelEn: 'KS Kashiwa Garage',
  fields: [{ path: 'parentId', before: '千葉センター', after: '岩槻センター', afterEn: 'Iwatsuki Centre' }],
};
const unknown = { ...record, id: '6', entity: 'spaceship', action: 'launch' };
const entry = { vehicleId, kind: 'inspection', entryDate: '2026-11-19' };
const ofEntry = {
  ...record,
  id: '5',
  entity: 'vehicleHistory',
  entityId: '50000000-0000-4000-8000-000000000001',
  entry,
  action: 'create',
  label: '1201 大宮 100 か 12-34',
  fields: [{ path: 'entryDate', before: null, after: '2026-11-19' }],
};
const ofFile = { ...ofEntry, id: '4', action: 'addFile', fields: [{ path: 'file', before: null, after: '傷.jpg' }] };
const deactivated = { ...changedUser, id: '3', action: 'archive', fields: [] };
const items = [changed, refused, changedUser, unknown, ofEntry, ofFile, deactivated];
const api = {
  'GET /audit': () => ({ body: { items, total: items.length, page: 1, pageSize: 50 } }),
  'GET /audit/people': () => ({ body: { items: [person] } }),
  'GET /departments': () => ({ body: { items: [], total: 0, page: 1, pageSize: 200 } }),
  'GET /departments/names': () => ({ body: { items: [] } }),
};
const rows = async () => within(await screen.findByRole('list', { name: '操作履歴' })).getAllByRole('listitem');

describe('the audit log', () => {
  test('says who did what to which row, in words, and links to it', async () => {
    const { user } = await renderPage('/audit', { api });
    const [first, second, third, fourth, fifth, sixth, last] = await rows();
    for (const button of screen.getAllByRole('button', { name: '内容を見る（1項目）' })) await user.click(button);
    expect(first).toHaveTextContent('2026/11/20 18:05:07佐藤 健変更車両 1201 大宮 100 か 1234');
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', `/vehicles/edit/${vehicleId}`);
    expect(second).toHaveTextContent('（ログイン前）ログイン失敗ユーザー sato 佐藤 健');
    expect(second).toHaveTextContent('理由失敗が続いたための制限');
    expect(third).toHaveTextContent('ロール変更前運行管理者 変更後運行管理者、労務');
    expect(fourth).toHaveTextContent('launchspaceship');
    expect(fifth).toHaveTextContent('登録車両履歴 1201 大宮 100 か 12-34 / 車検 2026/11/19');
    expect(fifth).toHaveTextContent('実施日2026/11/19');
    const history = `/vehicles/histories/${vehicleId}`;
    expect(within(fifth as HTMLElement).getByRole('link')).toHaveAttribute('href', history);
    expect(sixth).toHaveTextContent('ファイルの追加車両履歴 1201 大宮 100 か 12-34 / 車検 2026/11/19 / 傷.jpg');
    expect(last).toHaveTextContent('利用停止ユーザー sato 佐藤 健');
  });

  test('links notes and comments to where they stand, archived ones too', async () => {
    const destinationId = '40000000-0000-4000-8000-000000000002';
    const told = (note: object) => ({
      ...record,
      entity: 'noteComment',
      action: 'update',
      label: 'HN-0001 / #3',
      note,
    });
    const items = [
      told({ destinationId, number: null, isArchived: false }),
      told({ destinationId, number: 3, isArchived: false }),
      told({ destinationId, number: 4, isArchived: true }),
      { ...told({}), note: null },
    ].map((item, at) => ({ ...item, id: String(at) }));
    const body = { items, total: items.length, page: 1, pageSize: 50 };
    await renderPage('/audit', { api: { ...api, 'GET /audit': () => ({ body }) } });
    const links = (await rows()).map((row) => within(row).queryByRole('link')?.getAttribute('href') ?? null);
    const at = `/delivery-destination-share/${destinationId}`;
    expect(links).toEqual([`${at}/comments`, `${at}/comment/3`, `${at}/comment/4?archived=include`, null]);
  });

  test('unfolds the fields before and after, as the screen of the row says them', async () => {
    const { user } = await renderPage('/audit', { api });
    const [first] = await rows();
    expect(screen.queryByText(/対象部署の記録だけ/)).toBeNull();
    const button = within(first as HTMLElement).getByRole('button', { name: '内容を見る（2項目）' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('リース')).toBeNull();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(button).toHaveAccessibleName('内容を閉じる');
    expect(screen.getByText('リース')).toBeVisible();
    expect(first).toHaveTextContent('gone変更前a 変更後b');
  });

  test('asks for thirty days, and for exactly what the address says', async () => {
    const { received, user, address } = await renderPage(`/audit?entity=user&q=sato&actorId=${person.id}`, { api });
    await rows();
    const asked = received.find(({ path }) => path === '/audit')?.query;
    expect(asked?.get('from')).toBe(thirtyDaysBack());
    expect([asked?.get('q'), asked?.get('entity'), asked?.get('actorId')]).toEqual(['sato', 'user', person.id]);
    await user.click(screen.getByRole('button', { name: '期間 30日間' }));
    const period = screen.getByRole('button', { name: '期間: 30日間' });
    expect(period).toHaveFocus();
    await user.click(period);
    await user.click(await screen.findByRole('menuitemradio', { name: 'すべて' }));
    await waitFor(() => expect(address()).toContain('period=all'));
    await waitFor(() => expect(received.findLast(({ path }) => path === '/audit')?.query.has('from')).toBe(false));
    // While the controls are in sight they say what is in force, and take it off.
    await user.click(await screen.findByRole('button', { name: '操作した人: 佐藤 健' }));
    const chosen = await screen.findByRole('menuitemcheckbox', { name: '佐藤 健' });
    expect(chosen).toBeChecked();
    await user.click(chosen);
    await waitFor(() => expect(address()).not.toContain('actorId'));
    expect(await screen.findByText('すべて', { selector: '[aria-label="操作した人: すべて"] > span' })).toBeVisible();
    await user.keyboard('{Escape}');
    // Without them the chips do.
    expect(screen.queryByRole('button', { name: '条件「対象: ユーザー」を外す' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '絞り込み（1）' }));
    await user.click(screen.getByRole('button', { name: '条件「対象: ユーザー」を外す' }));
    await waitFor(() => expect(address()).not.toContain('entity'));
  });

  test('asks for what the system did, and for an act by any of its names', async () => {
    const { received, user, address } = await renderPage('/audit', { api });
    await rows();
    await user.click(screen.getByRole('button', { name: '絞り込み' }));
    await user.click(screen.getByRole('button', { name: '操作した人: すべて' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'システム' }));
    await waitFor(() => expect(address()).toContain('actorId=system'));
    await waitFor(() => expect(received.at(-1)?.query.get('actorId')).toBe('system'));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: '操作: すべて' }));
    expect(await screen.findByRole('menuitemcheckbox', { name: 'アーカイブ / 利用停止' })).toBeVisible();
  });

  test('takes any days', async () => {
    const { received, user } = await renderPage('/audit?period=range&from=2026-01-05&to=2026-01-06', { api });
    await rows();
    const from = screen.getByRole('textbox', { name: '開始日' });
    expect(from).toHaveValue('2026/01/05');
    const asked = () => received.findLast(({ path }) => path === '/audit')?.query;
    expect([asked()?.get('from'), asked()?.get('to')]).toEqual(['2026-01-05', '2026-01-06']);
    await user.clear(from);
    await user.type(from, 'R8.1.2{Enter}');
    await waitFor(() => expect(asked()?.get('from')).toBe('2026-01-02'));
    await user.tab();
    expect(from).toHaveValue('2026/01/02');
    await user.clear(from);
    await user.tab();
    await waitFor(() => expect([asked()?.has('from'), asked()?.get('to')]).toEqual([false, '2026-01-06']));
  });

  test('says that a period ends before it begins', async () => {
    const none = { ...api, 'GET /audit': () => ({ body: { items: [], total: 0, page: 1, pageSize: 50 } }) };
    await renderPage('/audit?period=range&from=2026-01-06&to=2026-01-05', { api: none });
    expect(await screen.findByText('終了日が開始日より前です')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '終了日' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: '開始日' })).toBeValid();
  });

  test('keeps what is no day, and says how a day is written', async () => {
    const { user, received } = await renderPage('/audit?period=range', { api });
    await rows();
    const before = received.length;
    const to = screen.getByRole('textbox', { name: '終了日' });
    await user.type(to, '2026/2/30');
    await user.tab();
    expect(to).toBeInvalid();
    expect(to).toHaveValue('2026/2/30');
    expect(to).toHaveAccessibleDescription(/終了日は日付形式で入力してください。例: 20261121/);
    expect(received).toHaveLength(before);
  });

  test('links only to what the reader may open', async () => {
    await renderPage('/audit', { api, role: 'manager' });
    const [first, second] = await rows();
    expect(screen.getByText('対象部署の記録だけを表示しています。')).toBeVisible();
    expect(within(first as HTMLElement).getByRole('link')).toBeVisible();
    expect(within(second as HTMLElement).queryByRole('link')).toBeNull();
  });

  test.each([
    ['accounting', ['車両', '車両履歴', 'ドライバーの給与', '得意先', '荷主', '協力会社', 'コース', '配送', '配車']],
    ['labour', ['ドライバー', 'ドライバーの資格・健康', 'ドライバーの写真・免許証の画像', 'ドライバーの給与']],
  ] as const)('is for %s what concerns that work, and says so', async (role, kinds) => {
    const { user } = await renderPage('/audit', { api, role });
    await rows();
    expect(screen.getByText('担当業務（経理・労務）に関する記録だけを表示しています。')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '絞り込み' }));
    await user.click(screen.getByRole('button', { name: '対象: すべて' }));
    const offered = await screen.findAllByRole('menuitemcheckbox');
    expect(offered.map(({ textContent }) => textContent)).toEqual(kinds);
    expect(screen.queryByRole('button', { name: 'ファイル出力' })).toBeNull();
  });

  test('gives exactly what is shown as a file, to who may take it', async () => {
    const { received, user } = await renderPage('/audit?entity=user&period=all&q=sato', { api });
    await rows();
    await user.click(screen.getByRole('button', { name: 'ファイル出力' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/7件/)).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'CSV（UTF-8）' }));
    await user.click(dialog.getByRole('button', { name: 'ダウンロード' }));
    await waitFor(() => expect(received.some(({ path }) => path === '/audit/export')).toBe(true));
    const asked = received.find(({ path }) => path === '/audit/export')?.query;
    expect([asked?.get('q'), asked?.get('entity'), asked?.has('from'), asked?.get('format')]).toEqual([
      ...['sato', 'user'],
      ...[false, 'csv'],
    ]);
    expect(asked?.getAll('columns')).toEqual(['at', 'by', 'action', 'entity', 'label', 'fields']);
  });

  test('shows what others do meanwhile, and what was unfolded stays so', async () => {
    const follow = vi.fn();
    provideLive({ follow, enter: () => () => undefined });
    const shown = [changed];
    const page = () => ({ body: { items: shown, total: shown.length, page: 1, pageSize: 50 } });
    const { user, queries } = await renderPage('/audit', { api: { ...api, 'GET /audit': page } });
    await user.click(await screen.findByRole('button', { name: /内容を見る/ }));
    shown.unshift({ ...changed, id: '10', label: '1202 大宮 100 か 2345' });
    expect(follow.mock.calls.flat()).toContain('vehicle');
    await act(() => queries.invalidateQueries({ predicate: ({ meta }) => String(meta?.shows).includes('vehicle') }));
    expect(await screen.findByText('1202 大宮 100 か 2345')).toBeVisible();
    expect(screen.getByRole('button', { name: /内容を閉じる/ })).toBeVisible();
    act(() => provideLive(null));
  });

  test('is no file for a manager', async () => {
    await renderPage('/audit', { api, role: 'manager' });
    await rows();
    expect(screen.queryByRole('button', { name: 'ファイル出力' })).toBeNull();
  });

  test('says when nothing was done, and what failed', async () => {
    await renderPage('/audit', {
      api: { ...api, 'GET /audit': () => ({ body: { items: [], total: 0, page: 1, pageSize: 50 } }) },
    });
    expect(await screen.findByText('この期間の操作はありません')).toBeVisible();
    await renderPage('/audit', { api: { ...api, 'GET /audit': () => problem(500, 'internal') } });
    expect(await screen.findByRole('alert')).toHaveTextContent('サーバーでエラーが発生しました');
  });

  test('speaks English under /en', async () => {
    await renderPage('/audit', { api, locale: 'en' });
    const list = await screen.findByRole('list', { name: 'Audit log' });
    expect(list).toHaveTextContent('Login refused');
    expect(list).toHaveTextContent('Details (1 field)');
    expect(list).toHaveTextContent('1201 大宮 100 か 12-34 / Inspection 2026/11/19');
  });

  test('calls rows and what they refer to by their English names under /en', async () => {
    const { user } = await renderPage('/audit', {
      api: { ...api, 'GET /audit': () => ({ body: { items: [moved], total: 1, page: 1, pageSize: 50 } }) },
      locale: 'en',
    });
    const list = await screen.findByRole('list', { name: 'Audit log' });
    expect(list).toHaveTextContent('KS Kashiwa Garage');
    await user.click(within(list).getByRole('button', { name: 'Details (1 field)' }));
    expect(list).toHaveTextContent('Iwatsuki Centre');
    expect(list).toHaveTextContent('千葉センター');
    expect(list).not.toHaveTextContent('岩槻センター');
  });
});

function thirtyDaysBack(): string {
  return addDays(tokyoDate(), -29);
}
