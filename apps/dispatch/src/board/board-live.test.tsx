import { type Live, provideLive, type QueryClient, type TakesChange } from '@haisha/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { at, boardDay, centre, crew, driver, driverId, run, runId, vehicleId } from '../../test/board.ts';
import { delivery } from '../../test/deliveries.ts';
import { bar, openBoard, phoneMedia } from '../../test/open-board.tsx';

/** What the shell does with an event: it tells the queries that take changes one by one. */
function tell(queries: QueryClient, entity: string, change?: object): void {
  act(() => {
    for (const { meta } of queries.getQueryCache().getAll()) {
      (meta?.takesChange as TakesChange | undefined)?.(queries, entity, change);
    }
  });
}

const nothing = { allocations: [], deliveriesLeft: null, places: null, courses: null, vehicles: [], drivers: [] };
const other = run(2, { start: at('14:00'), end: at('16:00') });
const rowOf = (name: RegExp) => within(screen.getByRole('rowheader', { name }).parentElement as HTMLElement);
const settle = () => new Promise((resolve) => setTimeout(resolve, 120));

describe('what others change', () => {
  async function watching(changes: () => object, day = boardDay({ allocations: [run(1), other] })) {
    const page = await openBoard(day, {
      'GET /allocations/day/changes': () => ({ body: { ...nothing, ...changes() } }),
    });
    await bar(/^IW-S01/);
    const reads = (path: string) => page.received.filter((one) => one.path === path);
    return { ...page, reads, asked: () => reads('/allocations/day/changes').map(({ query }) => query) };
  }

  test('is read in one request for runs that change together, and drawn without reading the day', async () => {
    const page = await watching(() => ({
      allocations: [
        run(1, { version: 2, vehicleId: vehicleId(3), vehicleCode: 'IW-03', crew: [crew(3)] }),
        { ...other, version: 3, vehicleId: vehicleId(2), vehicleCode: 'IW-02' },
      ],
      drivers: [driver(3, { hours: { ...driver(3).hours, monthMinutes: 250 * 60 } }), driver(1)],
    }));
    tell(page.queries, 'allocation', { id: runId(1), version: 2, action: 'update' });
    tell(page.queries, 'allocation', { id: runId(2), version: 3, action: 'update' });
    await waitFor(() => expect(rowOf(/IW-03/).getByRole('gridcell', { name: /^IW-S01/ })).toBeVisible());
    expect(rowOf(/IW-02/).getByRole('gridcell', { name: /^IW-S02/ })).toBeVisible();
    expect(rowOf(/IW-03/).getByRole('rowheader')).toHaveTextContent('250/284');
    const [query] = page.asked();
    expect(page.asked()).toHaveLength(1);
    expect(query?.getAll('id')).toEqual([runId(1), runId(2)]);
    expect(query?.getAll('driverId')).toEqual([driverId(1)]);
    expect(query?.get('date')).toBe('2026-11-21');
    expect(page.reads('/allocations/day')).toHaveLength(1);
  });

  test('by a punch is the hours that are left to its driver, which alone are read', async () => {
    const page = await watching(() => ({
      drivers: [driver(1, { hours: { ...driver(1).hours, monthMinutes: 251 * 60 } })],
    }));
    tell(page.queries, 'punch', { id: driverId(1), version: 1, action: 'update' });
    await waitFor(() => expect(rowOf(/IW-01/).getByRole('rowheader')).toHaveTextContent('251/284'));
    const [query] = page.asked();
    expect([query?.getAll('id'), query?.getAll('driverId')]).toEqual([[], [driverId(1)]]);
    expect(page.reads('/allocations/day')).toHaveLength(1);
  });

  test('and is older than what stands here is not asked for', async () => {
    const page = await watching(() => ({}), boardDay({ allocations: [run(1, { version: 5 }), other] }));
    tell(page.queries, 'allocation', { id: runId(1), version: 5, action: 'update' });
    tell(page.queries, 'allocation', { id: runId(1), version: 4, action: 'update' });
    await settle();
    expect(page.asked()).toHaveLength(0);
  });

  test('takes a run away that has left the day or the centre', async () => {
    const page = await watching(() => ({ drivers: [driver(1)] }));
    tell(page.queries, 'allocation', { id: runId(1), version: 2, action: 'update' });
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: /^IW-S01/ })).toBeNull());
    expect(screen.getByRole('gridcell', { name: /^IW-S02/ })).toBeVisible();
  });

  test('in deliveries reads what is left over', async () => {
    const page = await watching(() => ({ deliveriesLeft: [delivery({ destinationName: '柏店' })] }));
    tell(page.queries, 'delivery', { id: delivery().id, version: 2, action: 'changeStatus' });
    expect(await screen.findByText(/柏店/)).toBeVisible();
    expect(page.asked()[0]?.get('left')).toBe('true');
    expect(page.reads('/allocations/day')).toHaveLength(1);
  });

  test.each([
    ['was missed', 'allocation', undefined],
    ['is of a vehicle', 'vehicle', { id: vehicleId(1), version: 2, action: 'update' }],
  ] as const)('and %s reads the day again', async (_, entity, change) => {
    const page = await watching(() => ({}));
    tell(page.queries, entity, change);
    await waitFor(() => expect(page.reads('/allocations/day')).toHaveLength(2));
    expect(page.asked()).toHaveLength(0);
  });

  test('cannot be read alone reads the day again', async () => {
    const page = await openBoard(boardDay({ allocations: [run(1), other] }));
    await bar(/^IW-S01/);
    tell(page.queries, 'allocation', { id: runId(1), version: 2, action: 'update' });
    const days = () => page.received.filter(({ path }) => path === '/allocations/day');
    await waitFor(() => expect(days()).toHaveLength(2));
  });
});

test('what this page writes is not read again: only the hours of who drives', async () => {
  const moved = run(1, { version: 2, vehicleId: vehicleId(2), vehicleCode: 'IW-02' });
  const page = await openBoard(boardDay(), {
    'GET /allocations/day/changes': () => ({ body: { ...nothing, drivers: [driver(1)] } }),
    [`POST /allocations/${runId(1)}/move`]: () => ({ body: moved }),
  });
  (await bar(/^IW-S01/)).focus();
  await page.user.keyboard(' {ArrowDown}{Enter}');
  tell(page.queries, 'allocation', { id: runId(1), version: 2, action: 'update' });
  await waitFor(() => expect(page.writes()).toHaveLength(1));
  const asked = () => page.received.filter(({ path }) => path === '/allocations/day/changes');
  await waitFor(() => expect(asked()).toHaveLength(1));
  await settle();
  expect(asked().map(({ query }) => [query.getAll('id'), query.getAll('driverId')])).toEqual([[[], [driverId(1)]]]);
  expect(page.received.filter(({ path }) => path === '/allocations/day')).toHaveLength(1);
  expect(rowOf(/IW-02/).getByRole('gridcell', { name: /^IW-S01/ })).toBeVisible();
});

test('a day that has to be read again is read after the command that is under way', async () => {
  const answer = Promise.withResolvers<void>();
  const page = await openBoard(boardDay(), {
    [`POST /allocations/${runId(1)}/move`]: async () => {
      await answer.promise;
      return { body: run(1, { version: 2, vehicleId: vehicleId(2), vehicleCode: 'IW-02' }) };
    },
  });
  const days = () => page.received.filter(({ path }) => path === '/allocations/day');
  (await bar(/^IW-S01/)).focus();
  await page.user.keyboard(' {ArrowDown}{Enter}');
  await waitFor(() => expect(page.writes()).toHaveLength(1));
  tell(page.queries, 'vehicle', { id: vehicleId(1), version: 2, action: 'update' });
  await settle();
  expect(days()).toHaveLength(1);
  answer.resolve();
  await waitFor(() => expect(days()).toHaveLength(2));
});

describe('others at work', () => {
  afterEach(() => provideLive(null));

  function meeting() {
    const told: (string | null)[] = [];
    const leave = vi.fn();
    const meet = vi.fn<NonNullable<Live['meet']>>(() => ({ tell: (runAt) => void told.push(runAt), leave }));
    provideLive({ follow: () => undefined, enter: () => () => undefined, meet });
    return {
      told,
      leave,
      meet,
      others: (...all: { name: string; at: string }[]) => act(() => meet.mock.calls[0]?.[2](all)),
    };
  }

  test('are named at their run and in its row, politely, until they leave', async () => {
    const { meet, others } = meeting();
    await openBoard(boardDay({ allocations: [run(1), other] }));
    await bar(/^IW-S01/);
    expect(meet.mock.calls[0]?.slice(0, 2)).toEqual(['allocation', centre]);
    others({ name: '木村 大輔', at: runId(1) }, { name: '森 恵', at: runId(9) });
    const there = await bar(/^IW-S01.*木村 大輔さんが操作中$/);
    expect(there).toHaveAttribute('title', expect.stringContaining('木村 大輔さんが操作中'));
    expect(within(there.closest('[data-row]') as HTMLElement).getByTitle('木村 大輔さんが操作中')).toHaveTextContent(
      '木村',
    );
    expect(screen.getByText('木村 大輔さんがIW-S01を操作中')).toHaveAttribute('aria-live', 'polite');
    others();
    await bar(/^IW-S01(?!.*操作中)/);
  });

  test('are told what is carried and whose panel is open', async () => {
    const { told, leave } = meeting();
    const { user, unmount } = await openBoard(boardDay({ allocations: [run(1), other] }));
    (await bar(/^IW-S01/)).focus();
    await user.keyboard(' ');
    await waitFor(() => expect(told.at(-1)).toBe(runId(1)));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(told.at(-1)).toBeNull());
    (await bar(/^IW-S02/)).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(told.at(-1)).toBe(runId(2)));
    unmount();
    expect(leave).toHaveBeenCalledOnce();
  });

  test('are named in the list of a phone, which tells them whose panel is open', async () => {
    vi.stubGlobal('matchMedia', phoneMedia);
    const { told, others } = meeting();
    const { user } = await openBoard(boardDay({ allocations: [run(1), other] }), {
      [`GET /allocations/${runId(1)}`]: () => ({ body: { ...run(1), deliveries: [] } }),
    });
    await screen.findByRole('button', { name: /^IW-S01/ });
    others({ name: '木村 大輔', at: runId(1) });
    const there = await screen.findByRole('button', { name: /^IW-S01.*木村 大輔さんが操作中$/ });
    expect(within(there).getByTitle('木村 大輔さんが操作中')).toHaveTextContent('木村');
    expect(screen.getByText('木村 大輔さんがIW-S01を操作中')).toHaveAttribute('aria-live', 'polite');
    await user.click(there);
    await waitFor(() => expect(told.at(-1)).toBe(runId(1)));
    await user.click(await screen.findByRole('button', { name: '閉じる' }));
    await waitFor(() => expect(told.at(-1)).toBeNull());
    vi.unstubAllGlobals();
  });

  test('meet nobody who reads the own runs alone', async () => {
    const { meet } = meeting();
    await openBoard(boardDay(), {}, { role: 'driver' });
    await bar(/^IW-S01/);
    expect(meet).not.toHaveBeenCalled();
  });
});
