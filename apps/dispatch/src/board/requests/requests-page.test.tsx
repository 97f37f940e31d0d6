import { problem } from '@haisha/area-tests/fake-api';
import { fill } from '@haisha/testing/fill';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { companyId, fees, run, runId, stop } from '../../../test/board.ts';
import { renderPage } from '../../../test/render-page.tsx';

type Api = Parameters<typeof renderPage>[1]['api'];

const asked = run(1, {
  ...{ ownership: 'hired', vehicleId: null, vehicleCode: null, deliveryCompanyId: companyId(1), crew: [] },
  ...{
    status: 'requested',
    hiredFeeYen: 45_000,
    fees: fees({ tollYen: 1_320 }),
    requestedAt: '2026-11-20T06:00:00.000Z',
  },
  stops: [stop(1, '岩槻センター'), stop(2, '寄居店'), stop(3, 'ひなた屋 越谷店')],
});
const page = (items: object[]) => ({ body: { items, total: items.length, page: 1, pageSize: 100 } });

/** Opens the board as somebody of a delivery company, who may read no master. */
async function openRequests(api: Api = {}, address = '/vehicle-allocation', locale: 'ja' | 'en' = 'ja') {
  const answers: Api = {
    'GET /allocations': ({ query }) => page(query.getAll('status').includes('requested') ? [asked] : []),
    ...api,
  };
  return await renderPage(address, { role: 'partner', departmentIds: [], locale, api: answers });
}

describe('the board of a delivery company', () => {
  test('lists what is asked of it, with times, places, load, price and order form, and asks for nothing else', async () => {
    const { received } = await openRequests();
    const list = within(await screen.findByRole('list', { name: '回答待ち 1' }));
    expect(list.getByRole('heading', { name: '2026/11/21（土） 8:00–12:00' })).toBeVisible();
    expect(list.getByText('岩槻センター → ひなた屋 越谷店')).toBeVisible();
    expect(list.getByText(/^配送 1 件 · 2,450 kg · カゴ車 6/)).toBeVisible();
    expect(list.getByText('¥45,000（税抜） ＋ 高速代 ¥1,320')).toBeVisible();
    expect(list.getByText('高速代（税込）')).toBeVisible();
    expect(list.getByText('立寄り先 3 か所')).toBeVisible();
    expect(list.getByRole('link', { name: '依頼書（PDF）' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/allocations/${runId(1)}/order-form?locale=ja`),
    );
    expect([...new Set(received.map(({ path }) => path))]).toEqual(['/allocations']);
  });

  test('accepts with the vehicle and the driver that are known', async () => {
    const accepted = { [`POST /allocations/${runId(1)}/accept`]: () => ({ body: { ...asked, status: 'accepted' } }) };
    const { user, writes } = await openRequests(accepted);
    await user.click(await screen.findByRole('button', { name: '受諾する' }));
    const dialog = within(await screen.findByRole('dialog', { name: `${asked.number} を受諾する` }));
    await fill(user, dialog.getByLabelText('使用する車両の番号'), '大宮 100 あ 12-34');
    await fill(user, dialog.getByLabelText('運転者の氏名'), ' 髙橋 剛 ');
    await user.click(dialog.getByRole('button', { name: '受諾する' }));
    expect(await screen.findByText(`${asked.number} を受諾しました`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes()).toMatchObject([
      { body: { version: asked.version, hiredVehicle: '大宮 100 あ 12-34', hiredDriverName: '髙橋 剛' } },
    ]);
  });

  test('declines with a reason', async () => {
    const declined = { [`POST /allocations/${runId(1)}/decline`]: () => ({ body: { ...asked, status: 'declined' } }) };
    const { user, writes } = await openRequests(declined);
    await user.click(await screen.findByRole('button', { name: '辞退する' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: `${asked.number} を辞退する` }));
    expect(dialog.getByRole('button', { name: '辞退する' })).toBeDisabled();
    await fill(user, dialog.getByRole('textbox'), '車両がない');
    await user.click(dialog.getByRole('button', { name: '辞退する' }));
    expect(await screen.findByText(`${asked.number} を辞退しました`)).toBeVisible();
    expect(writes()).toMatchObject([{ body: { version: asked.version, reason: '車両がない' } }]);
  });

  test('says why an answer is not taken', async () => {
    const { user } = await openRequests({
      [`POST /allocations/${runId(1)}/accept`]: () => problem(409, 'record.wrong_state'),
    });
    await user.click(await screen.findByRole('button', { name: '受諾する' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '受諾する' }));
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  test('shows what was accepted apart from what was driven, and says where there is nothing', async () => {
    const accepted = { ...asked, status: 'accepted', hiredVehicle: '大宮 100 あ 12-34' };
    const { user } = await openRequests({
      'GET /allocations': ({ query }) => page(query.getAll('status').includes('accepted') ? [accepted] : []),
    });
    expect(await screen.findByText('回答を待つ依頼はありません。')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'これから 1' }));
    const list = within(await screen.findByRole('list', { name: 'これから 1' }));
    expect(list.getByText('大宮 100 あ 12-34')).toBeVisible();
    expect(list.queryByRole('button', { name: '受諾する' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '実績 0' }));
    expect(await screen.findByText('この1か月の運行はありません。')).toBeVisible();
  });

  test('says so when it cannot be read, and asks again', async () => {
    // Each of the three groups is asked for twice.
    const { user } = await openRequests({
      'GET /allocations': (_, count) => (count <= 6 ? problem(500, 'internal') : page([asked])),
    });
    await user.click(await screen.findByRole('button', { name: 'もう一度試す' }));
    expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
  });

  test('is the same where a run is named in the address', async () => {
    await openRequests({}, '/vehicle-allocation/edit/_id', 'en');
    expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible();
  });
});
