import { fill } from '@haisha/testing/fill';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { delivery, result } from '../../../test/deliveries.ts';
import { renderPage } from '../../../test/render-page.tsx';

const { id } = delivery();
const at = `/delivery/detail/${id}`;
const one = `/deliveries/${id}`;
const partial = delivery({
  operationStatus: 'partial',
  result: result({
    loadArrivedAt: '2026-11-20T18:00:00.000Z',
    loadWaitingMinutes: 25,
    departedAt: '2026-11-20T19:10:00.000Z',
    arrivedAt: '2026-11-21T01:00:00.000Z',
    deliveredAt: '2026-11-21T01:20:00.000Z',
    deliveredQuantity: 100,
    returnedQuantity: 20,
    returnReason: '破損',
  }),
});
const files = { [`GET ${one}/files`]: () => ({ body: { items: [] } }) };

test('what happened is shown place by place', async () => {
  await renderPage(at, { api: { ...files, [`GET ${one}`]: () => ({ body: partial }) } });
  const results = within(await screen.findByRole('region', { name: '実績' }));
  const origin = within(results.getByRole('group', { name: '積地 岩槻センター' }));
  expect(origin.getByText('2026/11/21 03:00')).toBeVisible();
  expect(origin.getByText('25分')).toBeVisible();
  const place = within(results.getByRole('group', { name: '納品先 ひなた屋 越谷店' }));
  expect(place.getByText('破損')).toBeVisible();
  expect(place.queryByText('荷卸し開始')).toBeNull();
});

test('a result is set right with a reason, in the state in which the delivery is', async () => {
  const corrected = { ...partial, version: 2 };
  let now = partial;
  const { user, writes } = await renderPage(at, {
    api: {
      ...files,
      [`GET ${one}`]: () => ({ body: now }),
      [`POST ${one}/correct-result`]: () => {
        now = corrected;
        return { body: corrected };
      },
    },
    role: 'dispatcher',
  });
  await user.click(await screen.findByRole('button', { name: '実績を訂正' }));
  const dialog = within(await screen.findByRole('dialog', { name: '実績を訂正' }));
  expect(dialog.getByText(/訂正前の値は、理由とともに変更履歴に残ります/)).toBeVisible();
  const delivered = dialog.getByRole('textbox', { name: '納品完了' });
  await user.clear(delivered);
  await fill(user, delivered, '10:35');
  const quantity = dialog.getByRole('textbox', { name: /納品数/ });
  await user.clear(quantity);
  await user.click(dialog.getByRole('button', { name: '実績を訂正' }));
  expect(await dialog.findByText('理由を入力してください')).toBeVisible();
  await fill(user, quantity, '101');
  await fill(user, dialog.getByRole('textbox', { name: '理由' }), '日報と照合');
  await user.click(dialog.getByRole('button', { name: '実績を訂正' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes()).toMatchObject([
    {
      path: `${one}/correct-result`,
      body: {
        deliveredAt: '2026-11-21T01:35:00.000Z',
        deliveredQuantity: 101,
        returnReason: '破損',
        reason: '日報と照合',
        version: 1,
      },
    },
  ]);
});

test('a delivery leads to its parts and to the one that took the returned goods, and offers no second one', async () => {
  const row = {
    ...partial,
    splitInto: [{ deliveryId: 'a', number: 'D20261121-0002', operationStatus: 'open' as const }],
    followedBy: [{ deliveryId: 'b', number: 'D20261122-0009', operationStatus: 'open' as const }],
  };
  await renderPage(at, { api: { ...files, [`GET ${one}`]: () => ({ body: row }) } });
  expect(await screen.findByRole('link', { name: 'D20261121-0002' })).toHaveAttribute('href', '/delivery/detail/a');
  expect(screen.getByRole('link', { name: 'D20261122-0009' })).toHaveAttribute('href', '/delivery/detail/b');
  expect(screen.queryByRole('button', { name: '持戻り品の配送を作る' })).toBeNull();
});
