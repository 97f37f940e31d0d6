import { problem } from '@haisha/area-tests/fake-api';
import { chooseInMenu } from '@haisha/testing/choose-in-menu';
import { fill } from '@haisha/testing/fill';
import type { Delivery } from '@haisha/validation/delivery';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { delivery, price, result } from '../../test/deliveries.ts';
import { renderPage } from '../../test/render-page.tsx';

const { id } = delivery();
const at = `/delivery/detail/${id}`;
const one = `/deliveries/${id}`;
const stored = (row: Delivery) => ({ [`GET ${one}`]: () => ({ body: row }) });

test('a delivery shows its axes, what happened and what it earns', async () => {
  const row = delivery({
    operationStatus: 'arrived',
    priceStatus: 'provisional',
    price: price({ fareYen: 23_000, tollYen: 1500, totalYen: 24_500 }),
    result: result({ arrivedAt: '2026-11-21T01:00:00.000Z', waitingMinutes: 20 }),
  });
  await renderPage(at, { api: stored(row) });
  const state = within(await screen.findByRole('region', { name: '状況' }));
  expect(state.getByText('到着', { selector: '[data-tone]' })).toBeVisible();
  expect(state.getByText('2026/11/21 10:00')).toBeVisible();
  expect(state.getByText('20分')).toBeVisible();
  expect(within(state.getByRole('region', { name: '運賃' })).getByText(/24,500/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /運行日/ })).toBeDisabled();
  expect(screen.getByText('積込が済んだ配送と締めた配送は、内容を変更できません。')).toBeVisible();
});

test('an arrival is written down as a time of the run, and the page follows', async () => {
  const row = delivery({ operationStatus: 'confirmed' });
  const arrived = { ...row, version: 2, operationStatus: 'arrived' as const };
  let now: typeof row = row;
  const { user, writes } = await renderPage(at, {
    api: {
      [`GET ${one}`]: () => ({ body: now }),
      [`POST ${one}/arrive`]: () => {
        now = arrived;
        return { body: arrived };
      },
    },
  });
  await chooseInMenu(user, 'ほかの操作', '到着を記録');
  const dialog = within(await screen.findByRole('dialog', { name: '到着を記録' }));
  await user.click(dialog.getByRole('button', { name: '記録する' }));
  expect(await dialog.findByText('到着を入力してください')).toBeVisible();
  await fill(user, dialog.getByRole('textbox', { name: '到着' }), '25:30');
  await fill(user, dialog.getByRole('textbox', { name: /待機時間/ }), '15');
  await user.click(dialog.getByRole('button', { name: '記録する' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes()).toMatchObject([
    { path: `${one}/arrive`, body: { arrivedAt: '2026-11-21T16:30:00.000Z', waitingMinutes: 15, version: 1 } },
  ]);
  expect(await screen.findByRole('button', { name: '納品完了' })).toBeVisible();
});

test('a delivery is cancelled with a reason only', async () => {
  const cancelled = delivery({ version: 2, operationStatus: 'cancelled', cancelReason: '荷主都合' });
  const { user, writes } = await renderPage(at, {
    api: { ...stored(delivery()), [`POST ${one}/cancel`]: () => ({ body: cancelled }) },
  });
  await user.click(await screen.findByRole('button', { name: '配送を取り消す' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '取り消す' }));
  expect(await dialog.findByText('理由を入力してください')).toBeVisible();
  expect(writes()).toEqual([]);
  await fill(user, dialog.getByRole('textbox', { name: '理由' }), '荷主都合');
  await user.click(dialog.getByRole('button', { name: '取り消す' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([{ path: `${one}/cancel`, body: { reason: '荷主都合', version: 1 } }]),
  );
});

test('a command that the state no longer allows is refused in words', async () => {
  const row = delivery({ operationStatus: 'draft', isDraft: true });
  const { user } = await renderPage(at, {
    api: { ...stored(row), [`POST ${one}/open`]: () => problem(409, 'version.conflict') },
  });
  await user.click(await screen.findByRole('button', { name: '未配車にする' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('a fare is typed and fixed by who may, in that order', async () => {
  const priced = delivery({
    version: 2,
    priceStatus: 'provisional',
    price: price({ fareYen: 23_000, totalYen: 23_000 }),
  });
  const { user, writes } = await renderPage(at, {
    api: {
      [`GET ${one}`]: (_, count) => ({ body: count === 1 ? delivery() : priced }),
      [`POST ${one}/set-price`]: () => ({ body: priced }),
      [`POST ${one}/fix-price`]: () => ({ body: { ...priced, version: 3, priceStatus: 'fixed' } }),
    },
    role: 'accounting',
  });
  await user.click(await screen.findByRole('button', { name: '運賃を入力' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(user, dialog.getByRole('textbox', { name: /^運賃/ }), '23,000');
  await user.click(dialog.getByRole('button', { name: '記録する' }));
  await user.click(await screen.findByRole('button', { name: '運賃を確定' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { path: `${one}/set-price`, body: { fareYen: 23_000, version: 1 } },
      { path: `${one}/fix-price`, body: { version: 2 } },
    ]),
  );
});

test('who may not see prices sees no block of them', async () => {
  await renderPage(at, { api: stored(delivery({ price: null })), role: 'driver' });
  expect(await screen.findByRole('region', { name: '状況' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '運賃' })).toBeNull();
  expect(screen.queryByText('運賃の状態')).toBeNull();
});

test('the literal address asks which delivery is meant and goes to it', async () => {
  const { user, address } = await renderPage('/delivery/detail/_id', {
    api: {
      ...stored(delivery()),
      'GET /deliveries': () => ({ body: { items: [delivery()], total: 1, page: 1, pageSize: 20 } }),
    },
  });
  await user.type(await screen.findByRole('combobox', { name: /配送/ }), '越谷');
  await user.click(await screen.findByRole('option', { name: /D20261121-0001/ }));
  await waitFor(() => expect(address()).toBe(at));
});

test('a change of the plan is saved, and the page stays', async () => {
  const { user, writes, address } = await renderPage(at, {
    api: { ...stored(delivery()), [`PUT ${one}`]: () => ({ body: delivery({ version: 2, goodsName: '青果' }) }) },
  });
  const goods = await screen.findByRole('textbox', { name: /品名/ });
  await user.clear(goods);
  await fill(user, goods, '青果');
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(writes()).toMatchObject([{ body: { goodsName: '青果', version: 1 } }]));
  expect(address()).toBe(at);
});
