import { problem } from '@haisha/area-tests/fake-api';
import { tokyoDate } from '@haisha/i18n';
import { addDays } from '@haisha/rules/calendar';
import { fill } from '@haisha/testing/fill';
import type { Delivery } from '@haisha/validation/delivery';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { delivery, price } from '../../test/deliveries.ts';
import { renderPage } from '../../test/render-page.tsx';

const today = tokyoDate();
const page = (items: readonly unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 50 } });
const totals = (given: object = {}) => ({
  body: {
    count: 2,
    quantity: 240,
    weightKg: 1680,
    weightUnknownCount: 0,
    volumeCubicMetres: 0,
    cages: 12,
    pallets: 0,
    totalYen: 46_000,
    undecidedCount: 1,
    ...given,
  },
});
const apiOf = (...rows: readonly Delivery[]) => ({
  'GET /deliveries': () => page(rows),
  'GET /deliveries/totals': () => totals({ count: rows.length }),
});

test('the list opens with today and tomorrow, and says so', async () => {
  const { received } = await renderPage('/delivery', { api: apiOf(delivery({ operationDate: today })) });
  expect(await screen.findByRole('link', { name: 'D20261121-0001' })).toBeVisible();
  const asked = received.find(({ path }) => path === '/deliveries')?.query;
  expect([asked?.get('from'), asked?.get('to'), asked?.has('period')]).toEqual([today, addDays(today, 1), false]);
  expect(screen.getByRole('button', { name: '運行日 今日・明日' })).toBeVisible();
});

test('taking the period away asks for all days, and the totals are those of what is asked for', async () => {
  const { user, received, address } = await renderPage('/delivery', { api: apiOf(delivery(), delivery()) });
  const sums = await screen.findByLabelText('この条件の合計');
  expect(sums).toHaveTextContent('1,680 kg');
  expect(sums).toHaveTextContent('12');
  expect(sums).toHaveTextContent(/46,000.*運賃未定 1件/);
  await user.click(screen.getByRole('button', { name: '条件「運行日: 今日・明日」を外す' }));
  await waitFor(() => expect(address()).toBe('/delivery?period=all'));
  await waitFor(() => {
    const last = received.filter(({ path }) => path === '/deliveries/totals').at(-1);
    expect(last?.query.has('from')).toBe(false);
  });
});

test('what is usual is quiet, a delivery of today without a run is not', async () => {
  await renderPage('/delivery', {
    api: apiOf(
      delivery({ operationDate: today }),
      delivery({ id: '90000000-0000-4000-8000-000000000002', number: 'D2', operationStatus: 'assigned' }),
    ),
  });
  const grid = within(await screen.findByRole('grid'));
  expect((await grid.findByText('未配車')).closest('[data-tone]')).toHaveAttribute('data-tone', 'warning');
  expect(grid.getByText('配車済').closest('[data-tone]')).toHaveAttribute('data-tone', 'quiet');
});

test('a fare that is not known yet is told once the work is done', async () => {
  await renderPage('/delivery', {
    api: apiOf(
      delivery({ operationDate: today, operationStatus: 'assigned' }),
      delivery({ id: '90000000-0000-4000-8000-000000000002', number: 'D2', operationStatus: 'delivered' }),
    ),
  });
  const told = await within(await screen.findByRole('grid')).findAllByText('未定');
  expect(told.map((status) => status.closest('[data-row-id]')?.textContent)).toEqual([expect.stringContaining('D2')]);
});

test('a fare and a total that are not there say so quietly', async () => {
  await renderPage('/delivery', { api: apiOf(delivery({ operationDate: today, operationStatus: 'assigned' })) });
  expect(await within(await screen.findByRole('grid')).findAllByText('–')).toHaveLength(2);
});

test('a list of fares that are not known tells each of them', async () => {
  await renderPage('/delivery?priceStatus=undecided', {
    api: apiOf(delivery({ operationDate: today, operationStatus: 'assigned' })),
  });
  const fare = await within(await screen.findByRole('grid')).findByText('未定');
  expect(fare.closest('[data-row-id]')).toHaveTextContent('D20261121-0001');
  expect(screen.getByRole('columnheader', { name: '運賃' })).toHaveAttribute('data-align', 'end');
});

test.each([
  [{ weightUnknownCount: 43 }, '重量1,680 kg（不明 43件）カゴ車'],
  [{ weightKg: 0, weightUnknownCount: 2 }, '重量（不明 2件）カゴ車'],
  [{ weightKg: 0, weightUnknownCount: 0 }, '重量0 kgカゴ車'],
])('the total of weights says how many are unknown: %o', async (given, text) => {
  await renderPage('/delivery', {
    api: { 'GET /deliveries': () => page([delivery()]), 'GET /deliveries/totals': () => totals(given) },
  });
  expect(await screen.findByLabelText('この条件の合計')).toHaveTextContent(text);
});

test('the usual origin stands once in the header, and another one in its row', async () => {
  const rows = ['1', '2', '3'].map((end) => delivery({ id: `90000000-0000-4000-8000-00000000000${end}` }));
  const other = { id: '90000000-0000-4000-8000-000000000004', originId: 'x', originName: '川口センター' };
  const { received, user } = await renderPage('/delivery', { api: apiOf(...rows, delivery(other)) });
  expect(await screen.findByRole('columnheader', { name: '配送先 ← 岩槻センター' })).toBeVisible();
  const cells = await screen.findAllByRole('gridcell', { name: /越谷店/ });
  expect(cells.map(({ textContent }) => textContent).filter(Boolean)).toEqual([
    ...rows.map(() => 'ひなた屋 越谷店'),
    'ひなた屋 越谷店 ← 川口センター',
  ]);
  expect(received.filter(({ path }) => path === '/deliveries')).toHaveLength(2);
  // Whatever the page holds, the column is chosen by one name.
  await user.click(screen.getByRole('button', { name: '表示する列' }));
  expect(await screen.findByRole('checkbox', { name: '配送先 ← 積地' })).toBeChecked();
});

test('without a usual origin each row has its own', async () => {
  const other = { id: '90000000-0000-4000-8000-000000000004', originId: 'x', originName: '川口センター' };
  await renderPage('/delivery', { api: apiOf(delivery(), delivery(other)) });
  expect(await screen.findByRole('columnheader', { name: '配送先 ← 積地' })).toBeVisible();
  expect(await screen.findByRole('gridcell', { name: /越谷店\s*← 岩槻センター$/ })).toBeVisible();
});

test('who may not see prices finds neither their columns nor their filter', async () => {
  await renderPage('/delivery', {
    api: {
      'GET /deliveries': () => page([delivery({ price: null })]),
      'GET /deliveries/totals': () => totals({ totalYen: null, undecidedCount: null }),
    },
    role: 'driver',
  });
  expect(await screen.findByRole('columnheader', { name: /状況/ })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: /運賃|合計/ })).toBeNull();
  expect(await screen.findByLabelText('この条件の合計')).not.toHaveTextContent('¥');
});

test('who sees prices finds the total of a row', async () => {
  await renderPage('/delivery', {
    api: apiOf(delivery({ priceStatus: 'provisional', price: price({ fareYen: 23_000, totalYen: 23_000 }) })),
  });
  expect(await screen.findByRole('gridcell', { name: /23,000/ })).toBeVisible();
});

test('two days without deliveries are not a list that is empty', async () => {
  await renderPage('/delivery', {
    api: { 'GET /deliveries': () => page([]), 'GET /deliveries/totals': () => totals({ count: 0 }) },
  });
  expect(await screen.findByText('条件に合うデータがありません')).toBeVisible();
  expect(screen.getByText('運行日: 今日・明日 の中だけを探しました。')).toBeVisible();
});

test('a list that cannot be read says so and offers to try again', async () => {
  await renderPage('/delivery', { api: { 'GET /deliveries': () => problem(500, 'server.error') } });
  expect(await screen.findByRole('button', { name: 'もう一度試す' })).toBeVisible();
});

test('chosen deliveries are cancelled with one reason, and what is refused stays chosen and is told', async () => {
  const [one, other] = [delivery(), delivery({ id: '90000000-0000-4000-8000-000000000002', number: 'D2', version: 4 })];
  const { user, writes } = await renderPage('/delivery', {
    api: {
      ...apiOf(one, other),
      [`POST /deliveries/${one.id}/cancel`]: () => ({ body: { ...one, operationStatus: 'cancelled' } }),
      [`POST /deliveries/${other.id}/cancel`]: () => problem(409, 'record.wrong_state'),
    },
  });
  await screen.findByRole('link', { name: 'D2' });
  await user.click(screen.getByRole('checkbox', { name: /すべて/ }));
  await user.click(await screen.findByRole('button', { name: '取消' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '2件の配送を取り消しますか' }));
  await fill(user, dialog.getByRole('textbox', { name: '理由' }), '荷主都合');
  await user.click(dialog.getByRole('button', { name: '取り消す' }));
  expect(await screen.findByText('1件を取り消しました。')).toBeVisible();
  expect(await screen.findByText(/^1件は取り消せませんでした。D2: /)).toBeVisible();
  expect(writes().map(({ body }) => body)).toEqual([
    { reason: '荷主都合', version: 1 },
    { reason: '荷主都合', version: 4 },
  ]);
  expect(await screen.findByText('1件を選択中')).toBeVisible();
});
