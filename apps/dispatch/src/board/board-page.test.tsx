import { problem } from '@haisha/area-tests/fake-api';
import { tokyoDate } from '@haisha/i18n';
import type { BoardDay } from '@haisha/validation/board-day';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { at, boardDate, boardDay, centre, crew, finding, run, runId, stop, vehicleId } from '../../test/board.ts';
import { delivery } from '../../test/deliveries.ts';
import { renderPage } from '../../test/render-page.tsx';

type Api = Parameters<typeof renderPage>[1]['api'];
const address = `/vehicle-allocation?date=${boardDate}`;
const names = { items: [{ id: centre, code: 'IW', name: '岩槻', nameEn: 'Iwatsuki' }] };
const none = { items: [], total: 0, page: 1, pageSize: 200 };

async function open(
  day: BoardDay = boardDay(),
  api: Api = {},
  options: Partial<Parameters<typeof renderPage>[1]> = {},
) {
  const view = await renderPage(options.locale === 'en' ? address : address, {
    api: {
      'GET /departments/names': () => ({ body: names }),
      'GET /cargo-owners': () => ({ body: none }),
      'GET /allocations/day': () => ({ body: day }),
      ...api,
    },
    departmentIds: [centre],
    ...options,
  });
  return view;
}

const grid = () => screen.findByRole('grid', { name: '配車表' });
const bar = (name: RegExp) => screen.findByRole('gridcell', { name });

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
});

describe('the board', () => {
  test('shows vehicles with their runs, what needs a decision, and what is left over', async () => {
    const warned = run(2, { vehicleId: vehicleId(2), crew: [crew(2)], findings: [finding()], status: 'confirmed' });
    const view = await open(boardDay({ allocations: [run(1), warned], deliveriesLeft: [delivery()] }));
    const rows = within(await grid());
    expect(rows.getByRole('rowheader', { name: /IW-01/ })).toHaveTextContent('佐藤 誠');
    expect(rows.getByRole('rowheader', { name: /IW-01/ })).toHaveTextContent('241/284');
    const said = rows.getByRole('gridcell', { name: /^IW-S01/ });
    expect(said).toHaveAccessibleName('IW-S01、岩槻→越谷、8:00–12:00、佐藤 誠、積載82%、1件、仮配車');
    expect(rows.getByRole('gridcell', { name: /^IW-S02/ })).toHaveAccessibleName(/要注意あり/);
    const strip = within(screen.getByRole('region', { name: '判断が必要' }));
    expect(strip.getByRole('button', { name: '未配車 1' })).toBeEnabled();
    expect(strip.getByRole('button', { name: '要注意 1' })).toBeEnabled();
    expect(strip.getByRole('button', { name: '不可 0' })).toBeDisabled();
    expect(screen.getByRole('option', { name: /ひなた屋 越谷店/ })).toBeVisible();
    expect(view.received.find(({ path }) => path === '/allocations/day')?.query.toString()).toContain(
      `date=${boardDate}`,
    );
  });

  test('says so when it cannot be read, and asks again', async () => {
    const { user } = await open(boardDay(), {
      'GET /allocations/day': (_, count) => (count < 3 ? problem(500, 'internal') : { body: boardDay() }),
    });
    await user.click(await screen.findByRole('button', { name: 'もう一度' }));
    expect(await bar(/^IW-S01/)).toBeVisible();
  });

  test('keeps day, range and rows in the address', async () => {
    const { user, address: now } = await open();
    await grid();
    await user.click(screen.getByRole('button', { name: '乗務員' }));
    await user.click(screen.getByRole('button', { name: '次へ' }));
    expect(now()).toBe('/vehicle-allocation?date=2026-11-22&rows=driver');
    await user.click(screen.getByRole('button', { name: '今日' }));
    expect(now()).not.toContain(`date=${tokyoDate()}`);
    await user.click(screen.getByRole('button', { name: '月' }));
    expect(now()).toContain('range=month');
  });

  test('walks what needs a decision by N', async () => {
    const warned = (number: number) =>
      run(number, { findings: [finding()], start: at(`${number}:00`), end: at(`${number}:30`) });
    const { user, address: now } = await open(boardDay({ allocations: [warned(1), warned(2)] }));
    await grid();
    await user.keyboard('n');
    expect(now()).toContain(`run=${runId(1)}`);
    await user.keyboard('n');
    expect(now()).toContain(`run=${runId(2)}`);
  });

  test('has no commands for who may only look', async () => {
    const { user, writes } = await open(boardDay({ deliveriesLeft: [delivery()] }), {}, { role: 'viewer' });
    const cell = await bar(/^IW-S01/);
    cell.focus();
    await user.keyboard(' {ArrowDown}{Enter}');
    expect(screen.queryByRole('button', { name: /^確定/ })).toBeNull();
    expect(screen.queryByRole('button', { name: '元に戻す' })).toBeNull();
    expect(writes()).toEqual([]);
  });
});

describe('by keyboard', () => {
  const moved = run(1, { version: 2, vehicleId: vehicleId(2), start: at('8:15'), end: at('12:15') });
  const moves: Api = { [`POST /allocations/${runId(1)}/move`]: () => ({ body: moved }) };

  test('a run is picked up, carried to another row and time, and dropped by one command', async () => {
    let day = boardDay();
    const { user, writes } = await open(day, {
      ...moves,
      'GET /allocations/day': () => ({ body: day }),
      [`POST /allocations/${runId(1)}/move`]: () => {
        day = boardDay({ allocations: [moved] });
        return { body: moved };
      },
    });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard(' {ArrowDown}{Shift>}{ArrowRight}{/Shift}');
    const status = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(' ');
    expect(status()).toContain('IW-02 大宮 800 か 1232、8:15–12:15、IW-S01、置けます'.replace('1232', '12-32'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]?.body).toEqual({
      id: runId(1),
      version: 1,
      target: { vehicleId: vehicleId(2) },
      start: at('8:15'),
      end: at('12:15'),
    });
    await waitFor(() => expect(status()).toContain('置きました'));
    expect(await bar(/8:15–12:15/)).toBeVisible();
  });

  test('Escape puts it back, and a drop where it was is no command', async () => {
    const { user, writes } = await open(boardDay(), moves);
    (await bar(/^IW-S01/)).focus();
    await user.keyboard(' {ArrowRight}{Escape}');
    (await bar(/^IW-S01/)).focus();
    await user.keyboard(' {Enter}');
    expect(writes()).toEqual([]);
  });

  test('what is in the way is said while it is carried, and cannot be dropped', async () => {
    const other = run(2, { vehicleId: vehicleId(2), crew: [crew(2)] });
    const { user, writes } = await open(boardDay({ allocations: [run(1), other] }), moves, { role: 'dispatcher' });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard(' {ArrowDown}');
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(' '),
    ).toMatch(/置けません：車両が IW-S02 と 4:00 重なります/);
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/置けません：車両が/, { selector: 'p, div, span' })).toBeInTheDocument();
    expect(writes()).toEqual([]);
  });

  test('a warning asks for a reason, which goes along', async () => {
    const other = run(2, { vehicleId: vehicleId(2), crew: [crew(2)], start: at('12:05'), end: at('14:00') });
    const { user, writes } = await open(boardDay({ allocations: [run(1), other] }), moves);
    (await bar(/^IW-S01/)).focus();
    await user.keyboard(' {ArrowDown}{Enter}');
    const dialog = within(await screen.findByRole('alertdialog', { name: '指摘があります' }));
    expect(dialog.getByRole('button', { name: '理由を残して進める' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /理由/ }), '同じ倉庫で積む');
    await user.click(dialog.getByRole('button', { name: '理由を残して進める' }));
    await waitFor(() => expect(writes()[0]?.body).toMatchObject({ reason: '同じ倉庫で積む' }));
  });

  test('a lost race puts the run back and names who is in the way', async () => {
    const inTheWay = {
      id: runId(9),
      number: 'A20261121-0009',
      subject: 'vehicle',
      start: at('9:00'),
      end: at('10:00'),
    };
    const { user } = await open(boardDay(), {
      [`POST /allocations/${runId(1)}/move`]: () => problem(409, 'allocation.in_the_way', { inTheWay }),
    });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard(' {ArrowDown}{Enter}');
    const text = 'A20261121-0009（9:00–10:00）と重なるため置けません。';
    await waitFor(() =>
      expect(screen.getAllByRole('status').some(({ textContent }) => textContent?.includes(text))).toBe(true),
    );
    expect(
      within(screen.getByRole('rowheader', { name: /IW-01/ }).parentElement as HTMLElement).getByRole('gridcell'),
    ).toHaveAccessibleName(/^IW-S01/);
  });

  test('undo sends the inverse with the version that is known, redo the command again', async () => {
    let day = boardDay();
    let version = 1;
    const { user, writes } = await open(day, {
      'GET /allocations/day': () => ({ body: day }),
      [`POST /allocations/${runId(1)}/move`]: ({ body }) => {
        const { target, start, end } = body as { target: object; start: string; end: string };
        version += 1;
        const next = run(1, { ...target, start, end, version });
        day = boardDay({ allocations: [next] });
        return { body: next };
      },
    });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard(' {ArrowDown}{Enter}');
    const undo = screen.getByRole('button', { name: '元に戻す' });
    await waitFor(() => expect(undo).toBeEnabled());
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes()[1]?.body).toMatchObject({ version: 2, target: { vehicleId: vehicleId(1) }, start: at('8:00') });
    await waitFor(() => expect(screen.getByRole('button', { name: 'やり直す' })).toBeEnabled());
    await user.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(writes()).toHaveLength(3));
    expect(writes()[2]?.body).toMatchObject({ version: 3, target: { vehicleId: vehicleId(2) } });
  });

  test('undo is refused with the name of who changed the run since', async () => {
    let day = boardDay();
    const { user, writes, queries } = await open(day, {
      'GET /allocations/day': () => ({ body: day }),
      [`POST /allocations/${runId(1)}/move`]: () => {
        day = boardDay({ allocations: [moved] });
        return { body: moved };
      },
    });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard(' {ArrowDown}{Enter}');
    const undo = screen.getByRole('button', { name: '元に戻す' });
    await waitFor(() => expect(undo).toBeEnabled());
    day = boardDay({ allocations: [{ ...moved, version: 3, updatedBy: { id: vehicleId(9), name: '木村' } }] });
    await act(() => queries.invalidateQueries());
    await user.click(undo);
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .some(({ textContent }) => textContent?.includes('木村さんがその後に変更したため')),
      ).toBe(true),
    );
    expect(writes()).toHaveLength(1);
  });

  test('M finds where to move a run to, those that take it first', async () => {
    const other = run(2, { vehicleId: vehicleId(2), crew: [crew(2)] });
    const { user, writes } = await open(boardDay({ allocations: [run(1), other] }), moves);
    (await bar(/^IW-S01/)).focus();
    await user.keyboard('m');
    const dialog = within(await screen.findByRole('dialog', { name: 'IW-S01の行き先' }));
    const options = dialog.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options[0]).toContain('IW-03');
    expect(options.at(-1)).toContain('重なります');
    await user.type(dialog.getByRole('combobox'), '彩北');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(writes()[0]?.body).toMatchObject({ target: { deliveryCompanyId: expect.any(String) } }));
  });
});

describe('left-over deliveries', () => {
  const left = [delivery(), delivery({ id: '90000000-0000-4000-8000-000000000002', destinationName: 'みずほ野 柏店' })];

  test('several of them become a run of their own on an empty row', async () => {
    const { user, writes } = await open(boardDay({ deliveriesLeft: left }), {
      'POST /allocations': () => ({ status: 201, body: run(5, { vehicleId: vehicleId(2) }) }),
    });
    await grid();
    await user.click(await screen.findByRole('option', { name: /越谷店/ }));
    await user.click(screen.getByRole('option', { name: /柏店/ }));
    await user.click(screen.getByRole('button', { name: '2件を置く…' }));
    const dialog = within(await screen.findByRole('dialog', { name: '配送2件の行き先' }));
    await user.type(dialog.getByRole('combobox'), 'IW-02');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]?.body).toMatchObject({
      operationDate: boardDate,
      target: { vehicleId: vehicleId(2) },
      deliveries: left.map(({ id, version }) => ({ id, version })),
    });
  });

  test('they are found by what they are called', async () => {
    const { user } = await open(boardDay({ deliveriesLeft: left }));
    await grid();
    await user.type(screen.getByRole('searchbox', { name: 'コース・配送先・伝票' }), '柏{Enter}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  });

  test('one is put on a run by Enter, Shift and an arrow', async () => {
    const placed = { allocations: [run(1, { version: 2 })], deliveries: [] };
    const { user, writes } = await open(boardDay({ deliveriesLeft: left }), {
      'POST /allocations/place': () => ({ body: placed }),
    });
    await grid();
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
    const { user } = await open(boardDay(), { [`GET /allocations/${runId(1)}`]: () => detail() });
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
    const { user, writes } = await open(boardDay(), {
      [`GET /allocations/${runId(1)}`]: () => detail(),
      'POST /allocations/place': () => ({ body: { allocations: [run(1, { version: 2 })], deliveries: [] } }),
    });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'ひなた屋 越谷店を運行から外す' }));
    await waitFor(() => expect(writes()[0]?.body).toEqual({ deliveries: [{ id: delivery().id, version: 4 }] }));
  });

  test('gives the commands of the state, and asks why where the state wants it', async () => {
    const { user, writes } = await open(boardDay(), {
      [`GET /allocations/${runId(1)}`]: () => detail(),
      [`POST /allocations/${runId(1)}/cancel`]: () => ({ body: run(1, { status: 'cancelled', version: 2 }) }),
    });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: '取り消す' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '取り消す' }));
    await user.type(dialog.getByRole('textbox'), '荷主都合');
    await user.click(dialog.getByRole('button', { name: '取り消す' }));
    await waitFor(() => expect(writes()[0]?.body).toEqual({ version: 1, reason: '荷主都合' }));
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: /^IW-S01/ })).toBeNull());
  });

  test('changes times as they are typed, and who drives', async () => {
    const { user, writes } = await open(boardDay({ allocations: [run(1, { stops: [stop(1, 'A')] })] }), {
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
    await user.selectOptions(screen.getByRole('combobox', { name: '乗務員1' }), '高橋 浩');
    await waitFor(() => expect(writes()[1]?.body).toMatchObject({ driver1Id: crew(3).driverId, driver2Id: null }));
  });
});

test('what the server wants a reason for is asked, and sent once more with it', async () => {
  const { user, writes } = await open(boardDay(), {
    [`POST /allocations/${runId(1)}/move`]: ({ body }) =>
      (body as { reason?: string }).reason
        ? { body: run(1, { version: 2, vehicleId: vehicleId(2) }) }
        : problem(409, 'allocation.reason_needed', { findings: [finding({ params: { actual: 600, limit: 660 } })] }),
  });
  (await bar(/^IW-S01/)).focus();
  await user.keyboard(' {ArrowDown}{Enter}');
  const dialog = within(await screen.findByRole('alertdialog', { name: '指摘があります' }));
  await user.type(dialog.getByRole('textbox'), '急ぎのため');
  await user.click(dialog.getByRole('button', { name: '理由を残して進める' }));
  await waitFor(() => expect(writes()[1]?.body).toMatchObject({ reason: '急ぎのため' }));
});

test('a day is confirmed at once, those that cannot be say why', async () => {
  const blocked = run(2, { findings: [finding({ level: 'red' })] });
  const { user, writes } = await open(boardDay({ allocations: [run(1), blocked] }), {
    'POST /allocations/confirm': () => ({
      body: { rows: [{ id: runId(1), outcome: 'outdated', findings: [], allocation: null }] },
    }),
  });
  await user.click(await screen.findByRole('button', { name: '確定 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: '配車を確定' }));
  expect(dialog.getByRole('checkbox', { name: /IW-S02/ })).not.toBeChecked();
  await user.click(dialog.getByRole('button', { name: '1件を確定' }));
  expect(await dialog.findByText('ほかの人が変更しました')).toBeVisible();
  expect(writes()[0]?.body).toEqual({ allocations: [{ id: runId(1), version: 1 }], reason: null });
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
  const rows = [
    { ...row, outcome: 'placed' },
    { ...row, sourceId: runId(2), label: 'IW-S02', outcome: 'vehicleInTheWay' },
  ];
  const { user, writes } = await open(boardDay(), {
    'POST /allocations/copy-day/preview': () => ({ body: { rows } }),
    'POST /allocations/copy-day': () => ({ body: { rows } }),
  });
  await user.click(await screen.findByRole('button', { name: 'その他の操作' }));
  await user.click(await screen.findByRole('menuitem', { name: 'ほかの日から作る' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'ほかの日から作る' }));
  expect(await dialog.findByRole('row', { name: /IW-S02.*車両がほかの運行に使われています/ })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '1件を作成' }));
  await waitFor(() => expect(writes().at(-1)?.path).toBe('/allocations/copy-day'));
  expect(writes().at(-1)?.body).toEqual({ departmentId: centre, from: '2026-11-14', to: boardDate });
});

test('by pointer a bar is carried to another row', async () => {
  const { writes } = await open(boardDay(), {
    [`POST /allocations/${runId(1)}/move`]: () => ({ body: run(1, { version: 2 }) }),
  });
  const cell = await bar(/^IW-S01/);
  const scroller = cell.closest('[data-scroller]') as HTMLElement;
  const box = { left: 0, top: 0, right: 1200, bottom: 700, width: 1200, height: 700, x: 0, y: 0 };
  vi.spyOn(scroller, 'getBoundingClientRect').mockReturnValue({ ...box, toJSON: () => box });
  const point = (x: number, y: number) => ({ clientX: x, clientY: y, button: 0, pointerId: 1, pointerType: 'mouse' });
  // Rows are 44 px high below hours of 40, and an hour is 20 px wide behind heads of 288.
  fireEvent.pointerDown(cell, point(288 + 200, 60));
  fireEvent.pointerMove(window, point(288 + 200, 70));
  fireEvent.pointerMove(window, point(288 + 220, 40 + 44 + 20));
  fireEvent.pointerUp(window, point(288 + 220, 40 + 44 + 20));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({ target: { vehicleId: vehicleId(2) }, start: at('9:00'), end: at('13:00') });
});

test('on a phone the day is a list by vehicle', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width: 47'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { user } = await open(boardDay({ deliveriesLeft: [delivery()] }), {
    [`GET /allocations/${runId(1)}`]: () => ({ body: { ...run(1), deliveries: [] } }),
  });
  expect(await screen.findByRole('list', { name: '運行' })).toHaveTextContent('IW-02');
  await user.click(screen.getByRole('button', { name: /^IW-S01/ }));
  expect(await screen.findByRole('heading', { name: 'IW-S01' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '閉じる' }));
  await user.click(await screen.findByRole('button', { name: '未配車 1', pressed: false }));
  expect(await screen.findByRole('button', { name: '置く…' })).toBeVisible();
  vi.unstubAllGlobals();
});

test('it speaks English', async () => {
  await renderPage(address, {
    api: {
      'GET /departments/names': () => ({ body: names }),
      'GET /cargo-owners': () => ({ body: none }),
      'GET /allocations/day': () => ({ body: boardDay({ deliveriesLeft: [delivery()] }) }),
    },
    departmentIds: [centre],
    locale: 'en',
  });
  expect(await screen.findByRole('gridcell', { name: /^IW-S01, .*Load 82%/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Not confirmed 1' })).toBeEnabled();
});
