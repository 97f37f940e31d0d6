import { gunzipSync } from 'node:zlib';
import { type BoardChanges, type BoardDay, boardChangesSchema } from '@haisha/validation/board-day';
import { unpackDay } from '@haisha/validation/unpack-day';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  askRun,
  at,
  createFleet,
  createGoods,
  createRun,
  type Fleet,
  runDay,
} from '../../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../../test/build-test-app.ts';
import { drivers } from '../../../../db/schema/masters/drivers.ts';

let test: TestApp;
let admin: Browser;
let dispatcher: Browser;
let fleet: Fleet;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-25T03:00:00Z' });
  admin = await logInAs(test, ['admin']);
  dispatcher = await logInAs(test, ['dispatcher']);
});
beforeEach(async () => {
  fleet = await createFleet(admin);
});
afterAll(() => test.close());

const driving = (driver: { id: string }) => ({ driverIds: { driver1Id: driver.id, driver2Id: null } });

async function changesOf(by: Browser, query: string, departmentId = fleet.departmentId): Promise<BoardChanges> {
  const answer = await by.get(
    `/api/allocations/day/changes?date=${runDay}&departmentId=${departmentId}${query && `&${query}`}`,
  );
  expect(answer.statusCode).toBe(200);
  const changes = answer.json();
  expect(boardChangesSchema.parse(changes)).toStrictEqual(changes);
  return changes;
}

async function dayOf(by: Browser): Promise<BoardDay> {
  const answer = await by.get(`/api/allocations/day?date=${runDay}&departmentId=${fleet.departmentId}`);
  return unpackDay(answer.json());
}

it('answers the runs that are asked for with their drivers and vehicles, as the day has them', async () => {
  const [one, other] = fleet.drivers;
  const run = await createRun(dispatcher, fleet, { ...driving(one), start: at('9:30'), end: at('12:00') });
  await createRun(dispatcher, fleet, { ...driving(other), target: { vehicleId: fleet.vehicles[1].id } });
  const day = await dayOf(dispatcher);
  expect(await changesOf(dispatcher, `id=${run.id}`)).toEqual({
    allocations: day.allocations.filter(({ id }) => id === run.id),
    ...{ deliveriesLeft: null, places: null, courses: null },
    vehicles: day.vehicles.filter(({ id }) => id === fleet.vehicles[0].id),
    drivers: day.drivers.filter(({ id }) => id === one.id),
  });
  expect(await changesOf(dispatcher, '')).toEqual({
    ...{ allocations: [], deliveriesLeft: null, places: null, courses: null, vehicles: [], drivers: [] },
  });
});

it('answers who and what was on a run before, with the hours that are left now, and what is left over', async () => {
  const [one, other] = fleet.drivers;
  const goods = await createGoods(dispatcher, fleet);
  const run = await createRun(dispatcher, fleet, {
    ...{ ...driving(one), start: at('9:30'), end: at('12:00') },
    deliveries: [{ id: goods.id, version: goods.version }],
  });
  const before = await changesOf(dispatcher, `id=${run.id}&left=true`);
  expect([before.deliveriesLeft, before.drivers[0]?.duties.length]).toEqual([[], 1]);
  expect(before.places?.map(({ id }) => id).toSorted()).toEqual([goods.originId, goods.destinationId].toSorted());
  const crew = await askRun(dispatcher, run, 'crew', { driver1Id: other.id, driver2Id: null });
  expect(crew.status).toBe(200);
  const there = await changesOf(dispatcher, `id=${run.id}&driverId=${one.id}`);
  const dutiesOf = (id: string) => there.drivers.find((driver) => driver.id === id)?.duties.length;
  expect([dutiesOf(one.id), dutiesOf(other.id)]).toEqual([0, 1]);
  const cancelled = await askRun(admin, crew.body, 'cancel', { reason: '取り止め' });
  expect(cancelled.status).toBe(200);
  const after = await changesOf(dispatcher, `id=${run.id}&left=true`);
  expect(after.allocations).toMatchObject([{ status: 'cancelled' }]);
  expect(after.deliveriesLeft?.map(({ id }) => id)).toEqual([goods.id]);
});

it('has nothing of a run of another day or centre', async () => {
  const next = { operationDate: '2026-11-28', start: at('8:00', '2026-11-28'), end: at('9:00', '2026-11-28') };
  const run = await createRun(dispatcher, fleet, next);
  const own = fleet.departmentId;
  expect((await changesOf(dispatcher, `id=${run.id}`)).allocations).toEqual([]);
  const elsewhere = await createRun(dispatcher, await createFleet(admin));
  expect((await changesOf(dispatcher, `id=${elsewhere.id}`, own)).allocations).toEqual([]);
});

it('answers a driver the own runs alone, and nothing left over', async () => {
  const [one, other] = fleet.drivers;
  const user = await logInAs(test, ['driver']);
  await test.db.update(drivers).set({ userId: user.userId }).where(eq(drivers.id, one.id));
  const own = await createRun(dispatcher, fleet, driving(one));
  const foreign = await createRun(dispatcher, fleet, {
    ...driving(other),
    target: { vehicleId: fleet.vehicles[1].id },
  });
  const query = `id=${own.id}&id=${foreign.id}&driverId=${other.id}&vehicleId=${fleet.vehicles[1].id}&left=true`;
  const changes = await changesOf(user, query);
  expect(changes.allocations.map(({ id }) => id)).toEqual([own.id]);
  expect(changes.drivers.map(({ id, licences }) => [id, licences])).toEqual([[one.id, []]]);
  expect(changes.vehicles.map(({ id }) => id)).toEqual([fleet.vehicles[0].id]);
  expect(changes.deliveriesLeft).toBeNull();
});

it('is read once for all who ask the same after a change, and anew after the next', async () => {
  const colleague = await logInAs(test, ['dispatcher']);
  const run = await createRun(dispatcher, fleet, { start: at('9:30'), end: at('12:00') });
  const url = `/api/allocations/day/changes?date=${runDay}&departmentId=${fleet.departmentId}&id=${run.id}`;
  const versionFor = async (by: Browser) => {
    const { rawPayload } = await by.send({ method: 'GET', url, headers: { 'accept-encoding': 'gzip' } });
    const { allocations }: BoardChanges = JSON.parse(gunzipSync(rawPayload).toString());
    return allocations[0]?.version;
  };
  const query = vi.spyOn(pg.Client.prototype, 'query');
  async function askedByTheSecond(): Promise<number> {
    expect(await versionFor(dispatcher)).toBe(run.version);
    const asked = query.mock.calls.length;
    expect(await versionFor(colleague)).toBe(run.version);
    return query.mock.calls.length - asked;
  }
  // The look at the session alone, which also tells whether anything was committed: by other tests too, on one server.
  await expect.poll(askedByTheSecond, { timeout: 20_000, interval: 20 }).toBe(1);
  query.mockRestore();
  const target = { vehicleId: run.vehicleId };
  const moved = await askRun(dispatcher, run, 'move', { id: run.id, target, start: at('9:35'), end: at('12:05') });
  expect(moved.status).toBe(200);
  expect(await versionFor(colleague)).toBe(run.version + 1);
});
