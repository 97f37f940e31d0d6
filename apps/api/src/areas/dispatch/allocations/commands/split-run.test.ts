import type { Allocation } from '@haisha/validation/allocation';
import type { RunPair } from '@haisha/validation/allocation-command';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askRun, at, createFleet, createGoods, createRun, type Fleet } from '../../../../../test/allocations.ts';
import { logInAs } from '../../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../../test/build-test-app.ts';

let test: TestApp;
let dispatcher: Awaited<ReturnType<typeof logInAs>>;
let fleet: Fleet;
let hour = 4;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-25T03:00:00Z' });
  fleet = await createFleet(await logInAs(test, ['admin']));
  dispatcher = await logInAs(test, ['dispatcher']);
});
afterAll(() => test.close());

const reason = '操作の取り消し';
const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });

/** A run with two deliveries, one of which was split off. */
async function splitOne(): Promise<RunPair> {
  hour += 2;
  const [one, other] = [await createGoods(dispatcher, fleet), await createGoods(dispatcher, fleet)];
  const times = { start: at(`${hour}:00`), end: at(`${hour + 1}:00`) };
  const run = await createRun(dispatcher, fleet, { ...times, deliveries: [one, other].map(seen) });
  const { body, status } = await askRun(dispatcher, run, 'split', { deliveryIds: [other.id] });
  expect(status).toBe(201);
  return body;
}

const read = async (id: string) => (await dispatcher.get(`/api/allocations/${id}`)).json();
const join = ({ first, second }: RunPair, by = dispatcher) =>
  askRun(by, first, 'join', { other: seen(second), reason });

it('deliveries are split off to a run of their own, never all of them', async () => {
  const { first, second } = await splitOne();
  expect([first, second]).toMatchObject([
    { load: { count: 1 } },
    { vehicleId: null, load: { count: 1 }, start: first.start, status: 'planned' },
  ]);
  const { deliveries } = await read(first.id);
  const whole = await askRun(dispatcher, first, 'split', { deliveryIds: [deliveries[0].id] });
  expect(whole.body.errors).toEqual([{ path: 'deliveryIds', code: 'wholeLoad' }]);
});

it('a split is taken back by one command: everything is on the first run again, the second is cancelled', async () => {
  const pair = await splitOne();
  const { body, status } = await join(pair);
  expect([status, body]).toMatchObject([
    200,
    {
      first: { id: pair.first.id, version: pair.first.version + 1, load: { count: 2 } },
      second: { id: pair.second.id, status: 'cancelled', cancelReason: reason, load: { count: 0 } },
    },
  ]);
  const { deliveries } = await read(pair.first.id);
  expect(deliveries).toMatchObject([{ operationStatus: 'assigned' }, { operationStatus: 'assigned' }]);
  expect(deliveries.every((one: { loadStopId: string | null }) => one.loadStopId !== null)).toBe(true);
});

it.each(['first', 'second'] as const)(
  'is refused when somebody changed the %s run since, who is named, and nothing has happened',
  async (which) => {
    const pair = await splitOne();
    const crew = { driver1Id: fleet.drivers[0].id, driver2Id: null, reason };
    const changed = await askRun(dispatcher, pair[which], 'crew', crew);
    expect(changed.status).toBe(200);
    const { body, status } = await join(pair);
    expect([status, body.code]).toEqual([409, 'version.conflict']);
    expect(body.current).toMatchObject({ id: pair[which].id, updatedBy: { id: dispatcher.userId } });
    const [first, second]: Allocation[] = [await read(pair.first.id), await read(pair.second.id)] as never;
    expect([first?.load.count, second?.load.count, second?.status]).toEqual([1, 1, 'planned']);
  },
);

it('a run joins no other day, not itself and none that is gone', async () => {
  const { first, second } = await splitOne();
  const ask = async (other: object) => (await askRun(dispatcher, first, 'join', { other, reason })).body;
  expect((await ask(seen(first))).errors).toEqual([{ path: 'other.id', code: 'invalid' }]);
  const day = { operationDate: '2026-11-27', start: at('8:00', '2026-11-27'), end: at('9:00', '2026-11-27') };
  const next = await createRun(dispatcher, fleet, day);
  expect((await ask(seen(next))).errors).toEqual([{ path: 'other.id', code: 'otherDay' }]);
  const joined = await join({ first, second });
  expect((await join({ first: joined.body.first, second: joined.body.second })).body.code).toBe('record.wrong_state');
});
