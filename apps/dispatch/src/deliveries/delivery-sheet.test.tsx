import { problem } from '@haisha/area-tests/fake-api';
import { changeLocale } from '@haisha/i18n';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { delivery } from '../../test/deliveries.ts';
import { renderPage } from '../../test/render-page.tsx';

type Page = Awaited<ReturnType<typeof renderPage>>;

const owner = {
  id: '31000000-0000-4000-8000-000000000001',
  code: 'HN',
  name: 'ひなた屋',
  nameEn: null,
  archivedAt: null,
};
const place = (end: number, code: string, name: string) => ({
  id: `30000000-0000-4000-8000-00000000000${end}`,
  code,
  name,
  nameEn: null,
  archivedAt: null,
});
const places = [
  place(9, 'IW', '岩槻センター'),
  place(1, 'HN-0123', 'ひなた屋 越谷店'),
  place(2, 'HN-0124', 'ひなた屋 春日部店'),
];
const page = (items: readonly unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 20 } });
const departmentId = '10000000-0000-4000-8000-000000000001';

const api = {
  'GET /departments/names': () => ({
    body: { items: [{ id: departmentId, code: 'IW', name: '岩槻センター', nameEn: null }] },
  }),
  'GET /cargo-owners': () => page([owner]),
  'GET /destinations': ({ query }: { query: URLSearchParams }) => {
    const q = query.get('q') ?? '';
    return page(places.filter(({ code, name }) => `${code} ${name}`.includes(q)));
  },
};

async function open(more: Parameters<typeof renderPage>[1]['api'] = {}) {
  const view = await renderPage('/delivery/add?as=sheet', {
    api: { ...api, ...more },
    departmentIds: [departmentId],
  });
  const grid = await screen.findByRole('grid', { name: 'まとめて登録する配送' });
  await screen.findByRole('option', { name: 'センター: IW 岩槻センター' });
  await view.user.click(within(grid).getAllByRole('gridcell')[0] as HTMLElement);
  return { ...view, grid: within(grid) };
}

/** Types the cells of a line from the one with the caret on, each ended by Enter; `-` leaves one as it is. */
async function typeLine(user: Page['user'], ...cells: string[]): Promise<void> {
  for (const cell of cells) await user.keyboard(cell === '-' ? '{Enter}' : `${cell}{Enter}`);
}

test('lines are entered by keyboard alone, the second from a copy of the first', async () => {
  const made = [delivery(), delivery()];
  const { user, writes } = await open({ 'POST /deliveries/batch': () => ({ status: 201, body: { items: made } }) });
  await typeLine(
    user,
    'HN',
    'IW',
    'HN-0123',
    '11/21',
    '8-10',
    '冷凍食品',
    '冷凍',
    '120',
    'ケース',
    '6',
    '-',
    '840',
    'S-1',
    '-',
  );
  await user.keyboard('{Control>}d{/Control}');
  await user.keyboard('{End}{ArrowLeft}S-2{Enter}');
  expect(await screen.findByText('2件を入力中')).toBeVisible();
  await screen.findAllByText('HN-0123 ひなた屋 越谷店');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(writes()).toHaveLength(1));
  const [{ lines }] = writes().map(({ body }) => body) as [{ lines: Record<string, unknown>[] }];
  expect(lines.map(({ slipNumber }) => slipNumber)).toEqual(['S-1', 'S-2']);
  expect(lines[1]).toMatchObject({
    departmentId,
    cargoOwnerId: owner.id,
    originId: places[0]?.id,
    destinationId: places[1]?.id,
    arriveFromMinutes: 480,
    arriveToMinutes: 600,
    temperatureZone: 'frozen',
    quantity: 120,
    loadUnit: 'case',
    cages: 6,
    weightKg: 840,
  });
  expect(await screen.findByText('2件の配送を登録しました。')).toBeVisible();
  expect(screen.queryByText('HN-0123 ひなた屋 越谷店')).toBeNull();
});

test('a line with a fault is not sent; the cell says what to do, and what several places have is asked', async () => {
  const { user, writes, grid } = await open();
  await typeLine(user, 'HN', 'IW', 'ひなた屋', '11/21', '朝', '-', '冷凍', '12');
  await user.keyboard('{Control>}s{/Control}');
  const cell = await grid.findByRole('textbox', { name: '1 配送先' });
  expect(cell).toHaveAccessibleDescription(/1件に決まりません/);
  expect(screen.getByRole('alert')).toHaveTextContent('赤いセルを直すと登録できます');
  expect(screen.getByRole('button', { name: /^1 納品時間を読み取れません/ })).toBeVisible();
  expect(grid.getByTitle(/納品時間を読み取れません/)).toHaveTextContent('朝');
  expect(writes()).toEqual([]);
  await user.keyboard('{F2}{ArrowDown}');
  await user.click(await screen.findByRole('option', { name: 'HN-0124 ひなた屋 春日部店' }));
  await waitFor(() => expect(cell).toHaveValue('HN-0124 ひなた屋 春日部店'));
});

test('why nothing was added is told in the language of the page', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^まとめて登録/ }));
  expect(screen.getByRole('alert')).toHaveTextContent('1件以上入力してください');
  await act(() => changeLocale('en'));
  expect(screen.getByRole('alert')).toHaveTextContent('Enter at least one line');
});

test('the faults of all lines are told, those of the line with the caret first, and each leads to its cell', async () => {
  const { user, grid } = await open();
  await user.paste('荷主\t温度帯\t荷姿\r\nHN\t日配品\tケース\r\nHN\t冷凍\t樽\r\n');
  const dialog = within(await screen.findByRole('dialog', { name: '貼り付ける内容の確認（2件）' }));
  await user.click(dialog.getByRole('button', { name: '貼り付ける' }));
  await user.keyboard('{Control>}s{/Control}');
  expect(
    await screen.findByRole('button', { name: /^1 温度帯は次のどれかを入れてください: 常温.*冷蔵.*冷凍/ }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^2 荷姿は次のどれかを入れてください: .*ケース/ }));
  expect(grid.getByRole('textbox', { name: '2 荷姿' })).toHaveFocus();
});

test('a refusal of the server stands at its cell, and nothing that was entered is lost', async () => {
  const { user, grid } = await open({
    'POST /deliveries/batch': () =>
      problem(400, 'validation.failed', { errors: [{ path: 'lines.0.slipNumber', code: 'taken' }] }),
  });
  await typeLine(user, 'HN', 'IW', 'HN-0123', '11/21', '-', '-', '冷凍', '12', '-', '-', '-', '-', 'S-1');
  await screen.findByText('HN-0123 ひなた屋 越谷店');
  await user.keyboard('{Control>}s{/Control}');
  const refused = await grid.findByTitle('伝票番号はすでに使われています。別の値を入力してください');
  expect(refused).toHaveTextContent('S-1');
  expect(grid.getByText('HN-0123 ひなた屋 越谷店')).toBeVisible();
});

test('cells copied from a spreadsheet are shown as they are understood before they are taken', async () => {
  const { user } = await open();
  await user.paste(
    '荷主\t積地\t配送先\t運行日\t温度帯\t担当者\r\nHN\tIW\tHN-0123\t11/21\t冷凍\t山田\r\nHN\tIW\tどこか\t11/21\t冷凍\t\r\n',
  );
  const dialog = within(await screen.findByRole('dialog', { name: '貼り付ける内容の確認（2件）' }));
  expect(await dialog.findByText('HN-0123 ひなた屋 越谷店')).toBeVisible();
  expect(dialog.getByText('この表にない列は貼り付けません: 担当者')).toBeVisible();
  expect(await dialog.findByText('1件に確認が必要なセルがあります。貼り付けた後に直せます。')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '貼り付ける' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('2件を入力中')).toBeVisible();
});

test('what is pasted says why a cell is red, and shows the columns that are missing', async () => {
  const { user } = await open();
  await user.paste('荷主\t積地\t配送先\t運行日\r\nHN\tIW\tHN-0123\t11/21\r\nHN\tIW\tどこか\t11/31\r\n');
  const dialog = within(await screen.findByRole('dialog', { name: '貼り付ける内容の確認（2件）' }));
  const where = await dialog.findByRole('button', { name: /^2 配送先の登録が1件に決まりません/ });
  expect(dialog.getByRole('button', { name: /^2 運行日の11\/31は存在しない日付です/ })).toBeVisible();
  expect(dialog.getByRole('button', { name: '1 温度帯を入力してください' })).toBeVisible();
  expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['', '荷主', '積地', '配送先', '運行日', '温度'],
  ]);
  await user.click(where);
  expect(dialog.getByRole('textbox', { name: '2 配送先' })).toHaveFocus();
});

test('what was entered is not left without a question', async () => {
  const confirmLeave = vi.fn(() => Promise.resolve(false));
  const view = await renderPage('/delivery/add?as=sheet', { api, confirmLeave });
  const grid = within(await screen.findByRole('grid', { name: 'まとめて登録する配送' }));
  await view.user.click(grid.getAllByRole('gridcell')[0] as HTMLElement);
  await typeLine(view.user, 'HN');
  await view.user.click(screen.getByRole('link', { name: '1件ずつ登録' }));
  await waitFor(() => expect(confirmLeave).toHaveBeenCalledOnce());
  expect(view.address()).toBe('/delivery/add?as=sheet');
});

test('without a centre nothing is sent, and the page says so', async () => {
  const view = await renderPage('/delivery/add?as=sheet', { api });
  await screen.findByRole('option', { name: 'センター: IW 岩槻センター' });
  await view.user.click(screen.getByRole('button', { name: 'まとめて登録' }));
  expect(await screen.findByText('先にセンターを選んでください。')).toBeVisible();
  await view.user.selectOptions(screen.getByRole('combobox', { name: 'センター' }), departmentId);
  await view.user.click(screen.getByRole('button', { name: 'まとめて登録' }));
  expect(await screen.findByText('1件以上入力してください。')).toBeVisible();
  expect(view.writes()).toEqual([]);
});

test('the caret stands in the first cell at once', async () => {
  await renderPage('/delivery/add?as=sheet', { api, departmentIds: [departmentId] });
  await waitFor(() => expect(screen.getByRole('textbox', { name: '1 荷主' })).toHaveFocus());
});
