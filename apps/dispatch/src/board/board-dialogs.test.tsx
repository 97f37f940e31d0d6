import { chooseInMenu } from '@haisha/testing/choose-in-menu';
import { fill } from '@haisha/testing/fill';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  at,
  boardDate,
  boardDay,
  centre,
  companyId,
  crew,
  finding,
  run,
  runId,
  stop,
  vehicleId,
} from '../../test/board.ts';
import { delivery } from '../../test/deliveries.ts';
import { bar, openBoard } from '../../test/open-board.tsx';

describe('left-over deliveries', () => {
  const left = [delivery(), delivery({ id: '90000000-0000-4000-8000-000000000002', destinationName: 'みずほ野 柏店' })];

  test('several of them become a run of their own on an empty row', async () => {
    const { user, writes } = await openBoard(boardDay({ deliveriesLeft: left }), {
      'POST /allocations': () => ({ status: 201, body: run(5, { vehicleId: vehicleId(2) }) }),
    });
    await screen.findByRole('grid', { name: '配車表' });
    await user.click(await screen.findByRole('option', { name: /越谷店/ }));
    await user.click(screen.getByRole('option', { name: /柏店/ }));
    await user.click(screen.getByRole('button', { name: '2件を置く…' }));
    const dialog = within(await screen.findByRole('dialog', { name: '配送2件の行き先' }));
    await fill(user, dialog.getByRole('combobox'), 'IW-02');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]?.body).toMatchObject({
      operationDate: boardDate,
      target: { vehicleId: vehicleId(2) },
      deliveries: left.map(({ id, version }) => ({ id, version })),
    });
  });

  test('a day of them goes to a free vehicle at once: its break is planned with it', async () => {
    const day = [delivery({ loadMinutes: 480, arriveFromMinutes: 960, arriveToMinutes: 1020 })];
    const { user, writes } = await openBoard(boardDay({ deliveriesLeft: day }), {
      'POST /allocations': () => ({ status: 201, body: run(5, { vehicleId: vehicleId(2) }) }),
    });
    (await screen.findByRole('option', { name: /越谷店/ })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('rowheader', { name: /IW-01/ })).toHaveFocus());
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]?.body).toMatchObject({ target: { vehicleId: vehicleId(2) }, end: at('18:00') });
    expect(writes()[0]?.body).not.toHaveProperty('reason');
  });

  test('they are found by what they are called', async () => {
    const { user } = await openBoard(boardDay({ deliveriesLeft: left }));
    await screen.findByRole('grid', { name: '配車表' });
    await user.type(screen.getByRole('searchbox', { name: 'コース・配送先・伝票' }), '柏{Enter}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  });

  test('one is put on a run by Enter, Shift and an arrow', async () => {
    const placed = { allocations: [run(1, { version: 2 })], deliveries: [] };
    const { user, writes } = await openBoard(boardDay({ deliveriesLeft: left }), {
      'POST /allocations/place': () => ({ body: placed }),
    });
    await screen.findByRole('grid', { name: '配車表' });
    (await screen.findByRole('option', { name: /越谷店/ })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('rowheader', { name: /IW-01/ })).toHaveFocus());
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}{Enter}');
    const dialog = await screen.findByRole('alertdialog').catch(() => null);
    if (dialog) {
      await user.type(within(dialog).getByRole('textbox'), '確認済み');
      await user.click(within(dialog).getByRole('button', { name: '理由を残して進める' }));
    }
    await waitFor(() =>
      expect(writes()[0]?.body).toMatchObject({ allocationId: runId(1), deliveries: [{ id: left[0]?.id }] }),
    );
  });
});

describe('the panel of a run', () => {
  const detail = (given: Parameters<typeof run>[1] = {}) => ({
    body: {
      ...run(1, given),
      deliveries: [delivery({ allocationId: runId(1), operationStatus: 'assigned', version: 4 })],
    },
  });

  test('opens by Enter and closes by Escape, the focus goes back to the bar', async () => {
    const { user } = await openBoard(boardDay(), { [`GET /allocations/${runId(1)}`]: () => detail() });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard('{Enter}');
    const panel = within(await screen.findByRole('complementary', { name: '運行の詳細' }));
    expect(await panel.findByRole('link', { name: 'ひなた屋 越谷店' })).toBeVisible();
    panel.getByRole('button', { name: '閉じる' }).focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary', { name: '運行の詳細' })).toBeNull());
    await waitFor(async () => expect(await bar(/^IW-S01/)).toHaveFocus());
  });

  test('takes a delivery off, with the version that the run knows', async () => {
    const { user, writes } = await openBoard(boardDay(), {
      [`GET /allocations/${runId(1)}`]: () => detail(),
      'POST /allocations/place': () => ({ body: { allocations: [run(1, { version: 2 })], deliveries: [] } }),
    });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'ひなた屋 越谷店を運行から外す' }));
    await waitFor(() => expect(writes()[0]?.body).toEqual({ deliveries: [{ id: delivery().id, version: 4 }] }));
  });

  test('gives the commands of the state, and asks why where the state wants it', async () => {
    const { user, writes } = await openBoard(boardDay(), {
      [`GET /allocations/${runId(1)}`]: () => detail(),
      [`POST /allocations/${runId(1)}/cancel`]: () => ({ body: run(1, { status: 'cancelled', version: 2 }) }),
    });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: '取り消す' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '取り消す' }));
    await fill(user, dialog.getByRole('textbox'), '荷主都合');
    await user.click(dialog.getByRole('button', { name: '取り消す' }));
    await waitFor(() => expect(writes()[0]?.body).toEqual({ version: 1, reason: '荷主都合' }));
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: /^IW-S01/ })).toBeNull());
  });

  test('changes times as they are typed, and who drives', async () => {
    const { user, writes } = await openBoard(boardDay({ allocations: [run(1, { stops: [stop(1, 'A')] })] }), {
      [`GET /allocations/${runId(1)}`]: () => detail(),
      [`POST /allocations/${runId(1)}/move`]: () => ({ body: run(1, { version: 2, end: at('25:30') }) }),
      [`POST /allocations/${runId(1)}/crew`]: () => ({ body: run(1, { version: 3, crew: [crew(3)] }) }),
    });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard('{Enter}');
    const end = await screen.findByRole('textbox', { name: '帰庫時刻' });
    await user.clear(end);
    await user.type(end, '2530{Enter}');
    await waitFor(() => expect(writes()[0]?.body).toMatchObject({ start: at('8:00'), end: at('25:30') }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'ドライバー1' }), '高橋 浩');
    await waitFor(() => expect(writes()[1]?.body).toMatchObject({ driver1Id: crew(3).driverId, driver2Id: null }));
  });
});

test('a day is confirmed at once, those that cannot be say why', async () => {
  const missed = (stopId: string) => finding({ level: 'red', code: 'slotMissed', params: { stopId, minutes: 30 } });
  const blocked = run(2, {
    ...{ vehicleId: vehicleId(2), crew: [crew(2)] },
    findings: run(2).stops.map(({ id }) => missed(id)),
  });
  const { user, writes } = await openBoard(boardDay({ allocations: [run(1), blocked] }), {
    'POST /allocations/confirm': () => ({
      body: { rows: [{ id: runId(1), outcome: 'outdated', findings: [], allocation: null }] },
    }),
  });
  await user.click(await screen.findByRole('button', { name: '確定 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: '配車を確定' }));
  expect(dialog.getByRole('checkbox', { name: /IW-S02/ })).not.toBeChecked();
  expect(dialog.getByText(/納品時間に.*（岩槻・越谷）/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '1件を確定' }));
  expect(await dialog.findByText('ほかの人が変更しました')).toBeVisible();
  expect(writes()[0]?.body).toEqual({ allocations: [{ id: runId(1), version: 1 }], reason: null });
});

test('what keeps a run from its confirmation is named before it is asked for, and what was found by the server', async () => {
  const alone = run(1, { crew: [] });
  const hired = run(2, {
    ownership: 'hired',
    vehicleId: null,
    deliveryCompanyId: companyId(1),
    crew: [],
    hiredFeeYen: 1,
  });
  const late = run(3, { vehicleId: vehicleId(3), crew: [crew(3)] });
  const found = { check: 10, level: 'red', code: 'slotMissed', params: { stopId: 'gone', minutes: 6 } } as const;
  const wayOut = { code: 'arriveEarlier', minutes: 6 };
  const { user, writes } = await openBoard(boardDay({ allocations: [alone, hired, late] }), {
    'POST /allocations/confirm': () => ({
      body: { rows: [{ id: runId(3), outcome: 'blocked', findings: [{ ...found, wayOut }], allocation: null }] },
    }),
  });
  await user.click(await screen.findByRole('button', { name: '確定 3' }));
  const dialog = within(await screen.findByRole('dialog', { name: '配車を確定' }));
  expect(dialog.getByRole('checkbox', { name: /IW-S01/ })).not.toBeChecked();
  expect(dialog.getByRole('checkbox', { name: /IW-S02/ })).toBeDisabled();
  expect(dialog.getByText('先に協力会社に依頼してください。')).toBeVisible();
  expect(dialog.getByText(/ドライバーが/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '1件を確定' }));
  expect(await dialog.findByText(/納品時間に.*6分/)).toBeVisible();
  expect(dialog.getByText('出庫を 6分 早めます')).toBeVisible();
  expect(writes()[0]?.body).toEqual({ allocations: [{ id: runId(3), version: 1 }], reason: null });
});

test('another day is looked at before it is copied', async () => {
  const row = {
    sourceId: runId(1),
    label: 'IW-S01',
    labelEn: null,
    vehicleId: vehicleId(1),
    driverId: null,
    deliveryCompanyId: null,
    start: at('8:00'),
    end: at('12:00'),
    deliveryCount: 3,
    findings: [],
    allocationId: null,
  };
  const onLeave = { check: 16, level: 'red', code: 'onLeave', params: { driverId: crew(1).driverId, day: boardDate } };
  const rows = [
    { ...row, outcome: 'placed', findings: [{ check: 11, level: 'amber', code: 'onLeave', params: onLeave.params }] },
    { ...row, sourceId: runId(2), label: 'IW-S02', outcome: 'vehicleInTheWay' },
    { ...row, sourceId: runId(3), label: 'IW-S03', outcome: 'blocked', findings: [onLeave] },
  ];
  const { user, writes } = await openBoard(boardDay(), {
    'POST /allocations/copy-day/preview': () => ({ body: { rows } }),
    'POST /allocations/copy-day': () => ({ body: { rows } }),
  });
  await chooseInMenu(user, 'その他の操作', 'ほかの日から作る');
  const dialog = within(await screen.findByRole('dialog', { name: 'ほかの日から作る' }));
  expect(await dialog.findByRole('row', { name: /IW-S02.*車両がほかの運行に使われています/ })).toBeVisible();
  expect(dialog.getByRole('row', { name: /IW-S03.*不可の指摘があります.*休/ })).toBeVisible();
  expect(dialog.getByRole('row', { name: /IW-S01.*要注意.*休/ })).toBeVisible();
  expect(dialog.getByRole('button', { name: '1件を作成' })).toBeDisabled();
  await fill(user, dialog.getByRole('textbox'), '本人と話した');
  await user.click(dialog.getByRole('button', { name: '1件を作成' }));
  await waitFor(() => expect(writes().at(-1)?.path).toBe('/allocations/copy-day'));
  expect(writes().at(-1)?.body).toEqual({
    ...{ departmentId: centre, from: '2026-11-14', to: boardDate, reason: '本人と話した' },
  });
});
