import { problem } from '@haisha/area-tests/fake-api';
import { tokyoDate } from '@haisha/i18n';
import { addDays } from '@haisha/rules/calendar';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { department } from '../../test/departments.ts';
import { renderPage } from '../../test/render-page.tsx';
import { vehicle, vehicleType } from '../../test/vehicles.ts';

const office = department();
const type = vehicleType();
const first = vehicle({ inspectionExpiryDate: daysFromNow(10), nextThreeMonthInspectionDate: daysFromNow(-3) });
const second = vehicle({
  id: '40000000-0000-4000-8000-000000000002',
  code: '1202',
  plate: { region: '春日部', classNumber: '400', kana: 'あ', serialNumber: '12' },
  version: 4,
  status: 'inMaintenance',
});
const page = (items: unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 50 } });
const list = {
  'GET /vehicles': () => page([first, second]),
  'GET /departments/names': () => page([office]),
  'GET /vehicle-types': () => page([type]),
};
/** What the menu leaves of the window. */
const widthAt1280 = 1064;
/** 冷凍ウイング, with the margins of a cell. */
const widthOfSixLetters = 6 * 15 + 2 * 10;
const grid = () => screen.findByRole('grid', { name: '車両' });

function daysFromNow(days: number): string {
  return addDays(tokyoDate(), days);
}

describe('the list of vehicles', () => {
  test('shows plates, status, and what runs out soon', async () => {
    await renderPage('/vehicles', { api: list });
    const [, one, two] = within(await grid()).getAllByRole('row');
    expect(one).toHaveTextContent('大宮 100 か 12-34');
    expect(one).toHaveTextContent('稼働中');
    expect(one).toHaveTextContent(/あと10日/);
    expect(one).toHaveTextContent(/3日(?:超過|経過|過ぎ)/);
    expect(two).toHaveTextContent('春日部 400 あ ・・12');
    expect(two).toHaveTextContent('整備中');
    expect(screen.getByRole('heading', { level: 1, name: '車両' })).toBeVisible();
  });

  test('says beside its title of how many a narrowed list shows some', async () => {
    const answer = (query: URLSearchParams) => (query.get('q') === '1202' ? page([second]) : page([first, second]));
    await renderPage('/vehicles?q=1202', { api: { ...list, 'GET /vehicles': ({ query }) => answer(query) } });
    expect(await screen.findByText('1 / 2台')).toBeVisible();
  });

  test('counts archived rows alone: they are not some of the others', async () => {
    const { received } = await renderPage('/vehicles?archived=only', { api: list });
    await grid();
    expect(screen.getByText('2台')).toBeVisible();
    expect(received.filter(({ path }) => path === '/vehicles')).toHaveLength(1);
  });

  test('fits a window of 1280 pixels with its usual columns', async () => {
    await renderPage('/vehicles', { api: list });
    expect(16 * Number.parseFloat((await grid()).style.minWidth)).toBeLessThanOrEqual(widthAt1280);
  });

  test('has room for the longest word of a vehicle type', async () => {
    await renderPage('/vehicles', { api: list });
    const at = (await screen.findAllByRole('columnheader')).findIndex(({ textContent }) => textContent === '車種');
    const widths = (await grid()).style.getPropertyValue('--columns').match(/\d+(?=fr|px)/g);
    expect(Number(widths?.[at])).toBeGreaterThanOrEqual(widthOfSixLetters);
  });

  test('says that a link held what this list does not know, and goes on without it', async () => {
    const { router } = await renderPage('/vehicles?status=maintenance&status=retired&sort=mood', { api: list });
    await grid();
    expect(await screen.findByText('リンクの条件のうち、使えないものを外して表示しています。')).toBeVisible();
    expect(router.state.location.search).toBe('?status=retired');
  });

  test('asks the server for exactly what the address says', async () => {
    const filters = `departmentId=${office.id}&status=suspended&status=retired&inspectionDue=within30&bodyType=wing`;
    const { received } = await renderPage(`/vehicles?q=1234&${filters}&sort=-inspectionExpiryDate&archived=only`, {
      api: list,
    });
    await grid();
    const asked = received.find(({ path }) => path === '/vehicles');
    expect(asked?.query.getAll('status')).toEqual(['suspended', 'retired']);
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
      q: '1234',
      departmentId: office.id,
      bodyType: 'wing',
      inspectionDue: 'within30',
      sort: '-inspectionExpiryDate',
      archived: 'only',
    });
  });

  test.each([
    ['ja', '社番・ナンバー・車台番号', /メーカー・車名・型式・所有者・使用者・備考から探します/],
    ['en', 'Code, plate, chassis no.…', /maker, model, model code, owner, registered user and note/],
  ] as const)('says what its search looks through (%s)', async (locale, hint, help) => {
    await renderPage('/vehicles', { api: list, locale });
    const search = await screen.findByPlaceholderText(hint);
    expect(search).toHaveAccessibleName(locale === 'ja' ? '検索' : 'Search');
    expect(search).toHaveAccessibleDescription(help);
  });

  test('names the filters in force and takes them away by their chips', async () => {
    const { user, address } = await renderPage(`/vehicles?departmentId=${office.id}&inspectionDue=expired`, {
      api: list,
    });
    await grid();
    expect(await screen.findByRole('button', { name: '条件「部署: 0012 岩槻営業所」を外す' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '条件「車検: 期限切れ」を外す' }));
    await waitFor(() => expect(address()).toBe(`/vehicles?departmentId=${office.id}`));
    await user.click(screen.getByRole('button', { name: '絞り込み（1）' }));
    await user.click(screen.getByRole('button', { name: '車検: すべて' }));
    await user.click(await screen.findByRole('menuitemradio', { name: '14日以内' }));
    await waitFor(() => expect(address()).toBe(`/vehicles?departmentId=${office.id}&inspectionDue=within14`));
    await user.click(await screen.findByRole('button', { name: '車検: 14日以内' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'すべて' }));
    await waitFor(() => expect(address()).toBe(`/vehicles?departmentId=${office.id}`));
    await user.click(screen.getByRole('button', { name: '部署の絞り込みを外す' }));
    await waitFor(() => expect(address()).toBe('/vehicles'));
    expect(screen.getByRole('button', { name: '部署: すべて' })).toHaveFocus();
  });

  test('takes two filters pressed before the page is drawn anew', async () => {
    const { user, router } = await renderPage('/vehicles', { api: list });
    await grid();
    await user.click(screen.getByRole('button', { name: '絞り込み' }));
    await user.click(screen.getByRole('button', { name: '状態: すべて' }));
    const [inService, inMaintenance] = await screen.findAllByRole('menuitemcheckbox');
    act(() => {
      inService?.click();
      inMaintenance?.click();
    });
    await waitFor(() => expect(router.state.location.search).toBe('?status=inService&status=inMaintenance'));
  });

  test('keeps the order of its columns in the address', async () => {
    const { user, address } = await renderPage('/vehicles?columns=code,plate,vehicleTypeName,status', { api: list });
    const headers = () => screen.getAllByRole('columnheader', { hidden: true }).map((cell) => cell.textContent);
    await grid();
    await user.click(screen.getByRole('button', { name: '表示する列' }));
    await user.dblClick(await screen.findByRole('button', { name: '状態を上へ' }));
    await waitFor(() => expect(headers()).toEqual(['', '社番', '状態', 'ナンバー', '車種']));
    expect(decodeURIComponent(address())).toBe('/vehicles?columns=code,status,plate,vehicleTypeName');
    await user.click(screen.getByRole('button', { name: '標準に戻す' }));
    await waitFor(() => expect(address()).toBe('/vehicles'));
  });

  test('opens a row by arrows and Enter', async () => {
    const { user, router } = await renderPage('/vehicles', { api: list });
    const [, row] = within(await grid()).getAllByRole('row');
    row?.focus();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/vehicles/edit/${second.id}`));
  });

  test('archives the rows chosen and takes it back', async () => {
    const { user, writes } = await renderPage('/vehicles', {
      api: {
        ...list,
        [`GET /vehicles/${first.id}/usage`]: () => ({ body: { usedBy: [] } }),
        [`POST /vehicles/${first.id}/archive`]: () => ({
          body: { ...first, version: 2, archivedAt: first.updatedAt },
        }),
        [`POST /vehicles/${first.id}/restore`]: () => ({ body: { ...first, version: 3 } }),
      },
    });
    await grid();
    await user.click(screen.getByRole('checkbox', { name: '1201 大宮 100 か 12-34 を選ぶ' }));
    await user.click(await screen.findByRole('button', { name: 'アーカイブ' }));
    await user.click(await screen.findByRole('button', { name: 'アーカイブする' }));
    await user.click(await screen.findByRole('button', { name: '元に戻す' }));
    expect(await screen.findByText('1201 大宮 100 か 12-34 を元に戻しました。')).toBeVisible();
    expect(writes().map(({ path, body }) => [path, body])).toEqual([
      [`/vehicles/${first.id}/archive`, { version: 1 }],
      [`/vehicles/${first.id}/restore`, { version: 2 }],
    ]);
  });

  test('still lists vehicles when the choices of its filters cannot be read', async () => {
    await renderPage('/vehicles', {
      api: { ...list, 'GET /departments/names': () => problem(403, 'permission.denied') },
      role: 'viewer',
    });
    expect(await grid()).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
