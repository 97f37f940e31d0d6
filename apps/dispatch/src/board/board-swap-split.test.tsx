import { problem } from '@haisha/area-tests/fake-api';
import { chooseInMenu } from '@haisha/testing/choose-in-menu';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { at, boardDate, boardDay, crew, driver, run, runId, vehicle, vehicleId } from '../../test/board.ts';
import { delivery } from '../../test/deliveries.ts';
import { bar, openBoard, said } from '../../test/open-board.tsx';
import { judgeStanding } from './carry/judge-standing.ts';

const second = run(2, {
  ...{ vehicleId: vehicleId(2), vehicleCode: 'IW-02', crew: [crew(2)] },
  ...{ start: at('13:00'), end: at('17:00') },
});

describe('swapping two runs', () => {
  const pair = { first: { id: runId(1), version: 1 }, second: { id: runId(2), version: 1 } };

  function swapping(given: Parameters<typeof boardDay>[0] = {}) {
    let day = boardDay({ allocations: [run(1), second], ...given });
    let version = 1;
    return openBoard(day, {
      'GET /allocations/day': () => ({ body: day }),
      'POST /allocations/swap': () => {
        version += 1;
        const [one, other] = day.allocations;
        const { crew: crewOfOne, vehicleCode, vehicleId: id } = one ?? run(1);
        const body = {
          first: { ...one, vehicleId: other?.vehicleId, vehicleCode: other?.vehicleCode, crew: other?.crew, version },
          second: { ...other, vehicleId: id, vehicleCode, crew: crewOfOne, version },
        };
        day = { ...day, allocations: [body.first, body.second] as typeof day.allocations };
        return { body };
      },
    });
  }

  test('X finds the other run, Enter exchanges, and the same command takes it back', async () => {
    const { user, writes } = await swapping();
    (await bar(/^IW-S01/)).focus();
    await user.keyboard('x');
    const dialog = within(await screen.findByRole('dialog', { name: 'IW-S01の入れ替え' }));
    await user.type(dialog.getByRole('combobox'), '鈴木{Enter}');
    expect(await dialog.findByRole('region', { name: 'IW-S01' })).toHaveTextContent(/IW-01.*IW-02.*佐藤 誠.*鈴木 健一/);
    await waitFor(() => expect(dialog.getByRole('button', { name: '入れ替える' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(writes()[0]?.body).toEqual({ ...pair, what: 'both' }));
    await waitFor(() => expect(said()).toContain('IW-S01とIW-S02を入れ替えました'));
    const row = screen.getByRole('rowheader', { name: /IW-02/ }).parentElement as HTMLElement;
    expect(within(row).getByRole('gridcell')).toHaveAccessibleName(/^IW-S01/);
    await user.click(screen.getByRole('button', { name: '元に戻す' }));
    const versions = { first: { id: runId(1), version: 2 }, second: { id: runId(2), version: 2 } };
    await waitFor(() => expect(writes()[1]?.body).toEqual({ ...versions, what: 'both' }));
  });

  test('a warning in either of them wants a reason first, which goes along', async () => {
    const near = run(3, { vehicleId: vehicleId(2), crew: [crew(3)], start: at('12:05'), end: at('12:50') });
    const { user, writes } = await swapping({ allocations: [run(1), second, near] });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard('x');
    const dialog = within(await screen.findByRole('dialog', { name: 'IW-S01の入れ替え' }));
    await user.type(dialog.getByRole('combobox'), 'IW-S02{Enter}');
    const give = dialog.getByRole('button', { name: '入れ替える' });
    expect(give).toBeDisabled();
    await user.type(await dialog.findByRole('textbox', { name: /理由/ }), '同じ倉庫で積む');
    await user.click(give);
    await waitFor(() => expect(writes()[0]?.body).toMatchObject({ reason: '同じ倉庫で積む' }));
  });

  test('what is found in a run already stays in sight, and is no good news', async () => {
    const away = driver(1, { leave: [{ day: boardDate, kind: 'paid', part: 'day' }] });
    const day = boardDay({ drivers: [away, driver(2)] });
    const findings = judgeStanding(day, run(1));
    const { user } = await swapping({ ...day, allocations: [run(1, { findings }), second] });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard('x');
    const dialog = within(await screen.findByRole('dialog', { name: 'IW-S01の入れ替え' }));
    await user.click(dialog.getByRole('button', { name: '車両' }));
    await user.type(dialog.getByRole('combobox'), 'IW-S02{Enter}');
    const first = within(await dialog.findByRole('region', { name: 'IW-S01' }));
    expect(first.getByText(/佐藤 誠.*休み/)).toBeVisible();
    expect(first.getByText('前からの指摘が残ります')).toBeVisible();
    expect(first.queryByText('新しい指摘はありません')).toBeNull();
    expect(within(dialog.getByRole('region', { name: 'IW-S02' })).getByText('新しい指摘はありません')).toBeVisible();
    expect(dialog.getByRole('button', { name: '入れ替える' })).toBeEnabled();
  });

  test('what cannot be is said and not sent, and only what is chosen is exchanged', async () => {
    const third = run(3, { vehicleId: vehicleId(2), crew: [crew(3)], start: at('9:00'), end: at('10:00') });
    const { user, writes } = await swapping({ allocations: [run(1), second, third] });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard('x');
    const dialog = within(await screen.findByRole('dialog', { name: 'IW-S01の入れ替え' }));
    await user.type(dialog.getByRole('combobox'), 'IW-S02{Enter}');
    expect(await dialog.findByText('指摘が不可のため入れ替えられません。')).toBeVisible();
    expect(dialog.getByRole('button', { name: '入れ替える' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'ドライバー' }));
    await user.click(dialog.getByRole('button', { name: '入れ替える' }));
    await waitFor(() => expect(writes()[0]?.body).toEqual({ ...pair, what: 'driver' }));
  });
});

describe('splitting a run', () => {
  const goods = [
    delivery({ weightKg: 1200, cages: 4, version: 3 }),
    delivery({ id: '90000000-0000-4000-8000-000000000002', destinationName: 'みずほ野 柏店', weightKg: 800, cages: 2 }),
  ];
  const two = run(1, { load: { ...run(1).load, count: 2 } });
  const loose = run(7, { courseCode: null, vehicleId: null, vehicleCode: null, crew: [] });
  const answers = {
    [`GET /allocations/${runId(1)}`]: () => ({ body: { ...two, deliveries: goods } }),
    [`GET /allocations/${runId(7)}`]: () => ({ body: { ...loose, deliveries: goods.slice(1) } }),
    [`POST /allocations/${runId(1)}/split`]: () => ({
      status: 201,
      body: { first: run(1, { version: 2 }), second: loose },
    }),
    [`POST /allocations/${runId(1)}/join`]: () => ({
      body: { first: { ...two, version: 3 }, second: { ...loose, version: 2, status: 'cancelled' } },
    }),
  };

  test('shows what each half carries, makes a second run and opens it; undo makes one of them again', async () => {
    let day = boardDay({ allocations: [two], vehicles: [vehicle(1, { maxLoadKg: 1500 }), vehicle(2)] });
    const { user, writes } = await openBoard(day, {
      ...answers,
      'GET /allocations/day': () => ({ body: day }),
      [`POST /allocations/${runId(1)}/split`]: () => {
        const answer = { first: run(1, { version: 2 }), second: loose };
        day = boardDay({ allocations: [answer.first, answer.second] });
        return { status: 201, body: answer };
      },
    });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard('s');
    const dialog = within(await screen.findByRole('dialog', { name: 'IW-S01を分ける' }));
    const give = await dialog.findByRole('button', { name: '0件を新しい運行に分ける' });
    expect(give).toBeDisabled();
    await user.click(await dialog.findByRole('checkbox', { name: /柏店/ }));
    expect(dialog.getByRole('region', { name: 'IW-S01に残る' })).toHaveTextContent(/1件.*1,200 kg \/ 1,500.*4/);
    expect(dialog.getByRole('region', { name: '新しい運行' })).toHaveTextContent(/1件.*800 kg/);
    await user.click(dialog.getByRole('checkbox', { name: /越谷店/ }));
    expect(dialog.getByText('1件以上は元の運行に残してください。')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: /越谷店/ }));
    await user.click(dialog.getByRole('button', { name: '1件を新しい運行に分ける' }));
    await waitFor(() => expect(writes()[0]?.body).toEqual({ version: 1, deliveryIds: [goods[1]?.id] }));
    const panel = within(await screen.findByRole('complementary', { name: '運行の詳細' }));
    expect(await panel.findByRole('heading', { name: '#0007' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '元に戻す' }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    const other = { id: runId(7), version: 1 };
    expect(writes()[1]).toMatchObject({ path: `/allocations/${runId(1)}/join` });
    expect(writes()[1]?.body).toEqual({ version: 2, other, reason: '操作の取り消し' });
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: /^#0007/ })).toBeNull());
  });

  test('a refusal keeps what was ticked', async () => {
    const { user } = await openBoard(boardDay({ allocations: [two] }), {
      ...answers,
      [`POST /allocations/${runId(1)}/split`]: () =>
        problem(409, 'version.conflict', {
          current: { ...two, version: 2, updatedBy: { id: runId(9), name: '木村' } },
        }),
    });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard('{Enter}');
    await chooseInMenu(user, 'この運行のその他の操作', '分ける…');
    const dialog = within(await screen.findByRole('dialog', { name: 'IW-S01を分ける' }));
    await user.click(await dialog.findByRole('checkbox', { name: /柏店/ }));
    await user.click(dialog.getByRole('button', { name: '1件を新しい運行に分ける' }));
    expect((await screen.findAllByText(/木村さんが先にIW-S01を変更しました/)).length).toBeGreaterThan(0);
    expect(dialog.getByRole('checkbox', { name: /柏店/ })).toBeChecked();
  });
});
