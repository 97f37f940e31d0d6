import { fill } from '@haisha/testing/fill';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { at, boardDate, boardDay, centre, driverId, run, runId, vehicleId } from '../../test/board.ts';
import { openBoard } from '../../test/open-board.tsx';

const detail = { [`GET /allocations/${runId(1)}`]: () => ({ body: { ...run(1), deliveries: [] } }) };

describe('a run by its own address', () => {
  test('has its panel open on the board of its day, and closing leads to that board', async () => {
    const view = await openBoard(boardDay(), detail, { address: `/vehicle-allocation/edit/${runId(1)}` });
    expect(await screen.findByRole('heading', { level: 1, name: '配車 編集' })).toBeVisible();
    const panel = await screen.findByRole('complementary', { name: '運行の詳細' });
    await view.user.click(within(panel).getByRole('button', { name: '閉じる' }));
    await waitFor(() => expect(view.address()).toBe(`/vehicle-allocation?date=${boardDate}&departmentId=${centre}`));
  });

  test('is no page to edit for somebody who may only read, and has nothing at its foot', async () => {
    const address = `/vehicle-allocation/edit/${runId(1)}`;
    await openBoard(boardDay(), detail, { address, role: 'viewer' });
    expect(await screen.findByRole('heading', { level: 1, name: '配車' })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^配車( \||$)/));
    const panel = await screen.findByRole('complementary', { name: '運行の詳細' });
    expect(within(panel).queryByRole('button', { name: '移す…' })).toBeNull();
    expect(panel.querySelector('footer')).toBeNull();
  });

  test('is looked for on the board where the address names none', async () => {
    const { user, address } = await openBoard(boardDay(), {}, { address: '/vehicle-allocation/edit/_id' });
    expect(await screen.findByRole('heading', { level: 1, name: '配車 編集' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '次へ' }));
    await waitFor(() => expect(address()).toMatch(/^\/vehicle-allocation\?date=/));
  });
});

describe('a new run', () => {
  const page = { address: `/vehicle-allocation/add?date=${boardDate}` };

  test('is written down with the usual driver of its vehicle, and the board shows the day', async () => {
    const created = { 'POST /allocations': () => ({ body: run(9) }) };
    const { user, writes, address } = await openBoard(boardDay(), created, page);
    const dialog = within(await screen.findByRole('dialog', { name: '運行の登録（2026/11/21）' }));
    await waitFor(() => expect(dialog.getByLabelText(/車両・協力会社/)).toHaveFocus());
    await user.selectOptions(
      dialog.getByLabelText(/車両・協力会社/),
      await dialog.findByRole('option', { name: /^IW-02/ }),
    );
    expect(dialog.getByLabelText(/ドライバー1/)).toHaveValue(driverId(2));
    await fill(user, dialog.getByLabelText(/出庫時刻/), '22:00');
    await fill(user, dialog.getByLabelText(/帰庫時刻/), '25:30');
    await user.click(dialog.getByRole('button', { name: '登録する' }));
    await waitFor(() => expect(address()).toBe(`/vehicle-allocation?date=${boardDate}`));
    expect(writes()).toMatchObject([
      {
        path: '/allocations',
        body: {
          operationDate: boardDate,
          departmentId: centre,
          target: { vehicleId: vehicleId(2) },
          driverIds: { driver1Id: driverId(2), driver2Id: null },
          start: at('22:00'),
          end: at('25:30'),
          deliveries: [],
        },
      },
    ]);
  });

  test('says at its fields what is missing, and sends nothing', async () => {
    const { user, writes } = await openBoard(boardDay(), {}, page);
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByLabelText(/車両・協力会社/)).toHaveFocus());
    await fill(user, dialog.getByLabelText(/出庫時刻/), '22:00');
    await fill(user, dialog.getByLabelText(/帰庫時刻/), '21:00');
    await user.click(dialog.getByRole('button', { name: '登録する' }));
    expect(await dialog.findByText('車両か協力会社を選んでください')).toBeVisible();
    expect(dialog.getByLabelText(/車両・協力会社/)).toHaveFocus();
    expect(await dialog.findByText('帰庫時刻は出庫時刻より後にしてください')).toBeVisible();
    expect(writes()).toEqual([]);
  });
});
