import { problem } from '@haisha/area-tests/fake-api';
import { tokyoDate } from '@haisha/i18n';
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  at,
  boardDate,
  boardDay,
  centre,
  crew,
  driver,
  finding,
  run,
  runId,
  vehicle,
  vehicleId,
} from '../../test/board.ts';
import { delivery } from '../../test/deliveries.ts';
import { bar, openBoard, phoneMedia } from '../../test/open-board.tsx';

describe('the board', () => {
  test('shows vehicles with their runs, what needs a decision, and what is left over', async () => {
    const warned = run(2, { vehicleId: vehicleId(2), crew: [crew(2)], findings: [finding()], status: 'confirmed' });
    const view = await openBoard(boardDay({ allocations: [run(1), warned], deliveriesLeft: [delivery()] }));
    const rows = within(await screen.findByRole('grid', { name: '配車表' }));
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
    const { user } = await openBoard(boardDay(), {
      'GET /allocations/day': (_, count) => (count < 3 ? problem(500, 'internal') : { body: boardDay() }),
    });
    await user.click(await screen.findByRole('button', { name: 'もう一度試す' }));
    expect(await bar(/^IW-S01/)).toBeVisible();
  });

  test('opens with the first centre for who has none of their own, not with the head office before it', async () => {
    const headOffice = { id: runId(90), code: 'HQ', name: '本社', nameEn: null, kind: 'headquarters' };
    const items = [headOffice, { ...headOffice, id: centre, code: 'IW', name: '岩槻', kind: 'centre' }];
    const view = await openBoard(
      boardDay(),
      { 'GET /departments/names': () => ({ body: { items } }) },
      { departmentIds: [] },
    );
    expect(await bar(/^IW-S01/)).toBeVisible();
    const asked = view.received.filter(({ path }) => path === '/allocations/day');
    expect(asked.map(({ query }) => query.get('departmentId'))).toEqual([centre]);
  });

  test('keeps day, range and rows in the address', async () => {
    const { user, address: now } = await openBoard();
    await screen.findByRole('grid', { name: '配車表' });
    await user.click(screen.getByRole('button', { name: 'ドライバー' }));
    await user.click(screen.getByRole('button', { name: '次へ' }));
    expect(now()).toBe('/vehicle-allocation?date=2026-11-22&rows=driver');
    await user.click(screen.getByRole('button', { name: '今日' }));
    expect(now()).not.toContain(`date=${tokyoDate()}`);
    await user.click(screen.getByRole('button', { name: '月' }));
    expect(now()).toContain('range=month');
  });

  test.each([
    ['range=day', '2026/11/30 (月)'],
    ['range=three', '2026/11/30–12/02'],
    ['range=week', '2026/11/30–12/06'],
    ['range=month', '2026/11/30–12/30'],
  ])('names the days of %s', async (range, days) => {
    await openBoard(boardDay(), {}, { address: `/vehicle-allocation?date=2026-11-30&${range}` });
    expect(await screen.findByText(days)).toBeVisible();
  });

  test('walks what needs a decision by N', async () => {
    const warned = (number: number) =>
      run(number, { findings: [finding()], start: at(`${number}:00`), end: at(`${number}:30`) });
    const { user, address: now } = await openBoard(boardDay({ allocations: [warned(1), warned(2)] }));
    await screen.findByRole('grid', { name: '配車表' });
    await user.keyboard('n');
    expect(now()).toContain(`run=${runId(1)}`);
    await user.keyboard('n');
    expect(now()).toContain(`run=${runId(2)}`);
  });

  test('has no commands for who may only look', async () => {
    const { user, writes } = await openBoard(boardDay({ deliveriesLeft: [delivery()] }), {}, { role: 'viewer' });
    const cell = await bar(/^IW-S01/);
    cell.focus();
    await user.keyboard(' {ArrowDown}{Enter}');
    expect(screen.queryByRole('button', { name: /^確定/ })).toBeNull();
    expect(screen.queryByRole('button', { name: '元に戻す' })).toBeNull();
    expect(writes()).toEqual([]);
  });
});

test('on a phone the day is a list by vehicle', async () => {
  vi.stubGlobal('matchMedia', phoneMedia);
  const { user } = await openBoard(boardDay({ deliveriesLeft: [delivery()] }), {
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

test('on a phone what is left over says where to, how cold, when and how much', async () => {
  vi.stubGlobal('matchMedia', phoneMedia);
  const goods = { arriveFromMinutes: 480, arriveToMinutes: 600, weightKg: 840, cages: 6 };
  const { user } = await openBoard(
    boardDay({ deliveriesLeft: [delivery({ ...goods, temperatureZone: 'frozen', courseCode: 'IW-S02' })] }),
  );
  await user.click(await screen.findByRole('button', { name: '未配車 1' }));
  const [line] = within(await screen.findByRole('list', { name: '未配車' })).getAllByRole('listitem');
  expect([...(line?.querySelectorAll('b, span') ?? [])].map(({ textContent }) => textContent).slice(1, 6)).toEqual([
    '凍',
    '8:00–10:00',
    '840 kg',
    'カゴ 6',
    'IW-S02',
  ]);
  vi.unstubAllGlobals();
});

test('on a phone a row says what keeps it from one more run', async () => {
  vi.stubGlobal('matchMedia', phoneMedia);
  const hours = { ...driver(1).hours, restMinutes: 398, monthMinutes: 270 * 60, longDays: 2 };
  await openBoard(
    boardDay({
      allocations: [],
      vehicles: [
        vehicle(1),
        vehicle(2, { periods: [{ status: 'inInspection', from: '2026-11-20', to: '2026-11-22' }] }),
      ],
      drivers: [driver(1, { hours, leave: [{ day: boardDate, kind: 'paid', part: 'day' }] }), driver(2)],
    }),
  );
  const [first, second] = within(await screen.findByRole('list', { name: '運行' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('有給休暇休息 6:38拘束 270/284時間上限まで1日分時間外20時間14時間超 2回運行なし');
  expect(second).toHaveTextContent('車検中 11/22まで');
  expect(second).not.toHaveTextContent('運行なし');
  vi.unstubAllGlobals();
});

test('an empty day says so, and offers how it is usually begun', async () => {
  const { user } = await openBoard(boardDay({ allocations: [] }), {
    'POST /allocations/place-courses/preview': () => ({ body: { rows: [] } }),
  });
  expect(await screen.findByText('この日の運行はまだありません。')).toBeVisible();
  expect(screen.getByText('配送はまだありません。')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '定期コースを置く' }));
  expect(await screen.findByRole('dialog', { name: '定期コースを置く' })).toBeVisible();
});

test('an empty day offers nothing to who may only look', async () => {
  await openBoard(boardDay({ allocations: [] }), {}, { role: 'viewer' });
  expect(await screen.findByText('この日の運行はまだありません。')).toBeVisible();
  expect(screen.queryByRole('button', { name: '定期コースを置く' })).toBeNull();
});

test('it speaks English', async () => {
  await openBoard(boardDay({ deliveriesLeft: [delivery()] }), {}, { locale: 'en' });
  expect(await bar(/^IW-S01, .*Load 82%/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Not confirmed 1' })).toBeEnabled();
});

test('public holidays are marked in the head as Sundays are, and Saturdays apart', async () => {
  const { container } = await openBoard(
    boardDay({ holidays: ['2026-11-23'] }),
    {},
    { address: '/vehicle-allocation?date=2026-11-21&range=three' },
  );
  await bar(/^IW-S01/);
  const marks = [...container.querySelectorAll('[data-times] [data-day]')].map((day) => day.getAttribute('data-off'));
  expect(marks.slice(0, 3)).toEqual(['saturday', 'holiday', 'holiday']);
});
