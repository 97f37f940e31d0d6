import type { Allocation } from '@haisha/validation/allocation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  askRun,
  at,
  createFleet,
  createGoods,
  createRun,
  type Fleet,
  runBody,
} from '../../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../../test/build-test-app.ts';
import { createDestination } from '../../../../../test/masters.ts';

let test: TestApp;
let admin: Browser;
let dispatcher: Browser;
let fleet: Fleet;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-25T03:00:00Z' });
  admin = await logInAs(test, ['admin']);
  dispatcher = await logInAs(test, ['dispatcher']);
  fleet = await createFleet(admin);
});
afterAll(() => test.close());

describe('deliveries', () => {
  it('go from one run to another and back to what is left, in the version that was seen', async () => {
    const goods = await createGoods(dispatcher, fleet);
    const seen = [{ id: goods.id, version: goods.version }];
    const first = await createRun(dispatcher, fleet, { deliveries: seen });
    const second = await createRun(dispatcher, fleet, { target: { vehicleId: fleet.vehicles[1].id } });
    const place = async (allocationId: string | null, version: number) =>
      (
        await dispatcher.post('/api/allocations/place', { allocationId, deliveries: [{ id: goods.id, version }] })
      ).json();
    expect((await place(second.id, 1)).code).toBe('version.conflict');
    const moved = await place(second.id, 2);
    expect(moved.allocations.map(({ id, load }: Allocation) => [id, load.count])).toEqual(
      expect.arrayContaining([
        [first.id, 0],
        [second.id, 1],
      ]),
    );
    const [there] = moved.deliveries;
    const off = await place(null, there.version);
    expect(off.deliveries).toMatchObject([{ operationStatus: 'open', allocationId: null, unloadStopId: null }]);
    expect(off.allocations).toMatchObject([{ id: second.id, stops: [], load: { count: 0 } }]);
  });

  it('of another day stay where they are', async () => {
    const goods = await createGoods(dispatcher, fleet, { operationDate: '2026-11-27' });
    const answer = await dispatcher.post(
      '/api/allocations',
      runBody(fleet, { start: at('14:00'), end: at('15:00'), deliveries: [{ id: goods.id, version: 1 }] }),
    );
    expect(answer.json().errors).toEqual([{ path: 'deliveries.0.id', code: 'otherDay' }]);
  });

  it('of ten hours have their break, and go to a free vehicle without a reason', async () => {
    const late = await createGoods(admin, fleet, { operationDate: '2026-12-03', arriveFromMinutes: 1020 });
    const [, vehicle] = fleet.vehicles;
    const run = await createRun(dispatcher, fleet, {
      ...{ operationDate: '2026-12-03', start: at('8:00', '2026-12-03'), end: at('18:00', '2026-12-03') },
      target: { vehicleId: vehicle.id },
      driverIds: { driver1Id: fleet.drivers[1].id, driver2Id: null },
      deliveries: [{ id: late.id, version: late.version }],
    });
    expect(run).toMatchObject({ breakMinutes: 60, status: 'planned', stops: [{}, {}] });
    expect(run.findings.filter(({ level }) => level !== 'info')).toEqual([]);
  });

  it('take a delivery where its time is, and keep the ids of the stops that they have', async () => {
    const { cargoOwnerId } = fleet;
    const places = [await createDestination(admin, { cargoOwnerId }), await createDestination(admin, { cargoOwnerId })];
    const goods = (index: number, from: number) =>
      createGoods(admin, fleet, {
        ...{ operationDate: '2026-12-05', destinationId: places[index]?.id ?? '', arriveFromMinutes: from },
        arriveToMinutes: from + 60,
      });
    const [noon, early] = [await goods(0, 720), await goods(1, 540)];
    const run = await createRun(dispatcher, fleet, {
      ...{ operationDate: '2026-12-05', start: at('8:00', '2026-12-05'), end: at('14:00', '2026-12-05') },
      ...{ target: { vehicleId: fleet.vehicles[0].id }, deliveries: [{ id: noon.id, version: noon.version }] },
    });
    const answer = await dispatcher.post('/api/allocations/place', {
      ...{ allocationId: run.id, deliveries: [{ id: early.id, version: early.version }] },
    });
    const [after] = answer.json().allocations as Allocation[];
    expect(after?.stops.map(({ destinationId }) => destinationId)).toEqual([
      fleet.originId,
      places[1]?.id,
      places[0]?.id,
    ]);
    expect([after?.stops[0]?.id, after?.stops[2]?.id]).toEqual(run.stops.map(({ id }) => id));
  });

  it('have their stops in the order that people choose, which a new delivery keeps', async () => {
    const store = await createGoods(admin, fleet, { arriveFromMinutes: 1200 });
    const back = await createGoods(admin, fleet, {
      originId: fleet.destinationId,
      destinationId: fleet.originId,
    } as never);
    const run = await createRun(dispatcher, fleet, {
      ...{ start: at('19:00'), end: at('23:00') },
      deliveries: [store, back].map(({ id, version }) => ({ id, version })),
    });
    expect(run.stops.map(({ kind }) => kind)).toEqual(['load', 'load', 'unload', 'unload']);
    const stops = run.stops.toReversed().map(({ id }, position) => ({
      ...{ id, position },
      plannedArriveAt: at(`${19 + position}:00`),
      plannedDepartAt: at(`${19 + position}:10`),
    }));
    const changed = await askRun(dispatcher, run, 'stops', { stops });
    expect(changed.body.stops.map(({ id }: { id: string }) => id)).toEqual(stops.map(({ id }) => id));
    const few = await askRun(dispatcher, changed.body, 'stops', { stops: stops.slice(1) });
    expect(few.body.errors).toEqual([{ path: 'stops', code: 'allStops' }]);
  });
});
