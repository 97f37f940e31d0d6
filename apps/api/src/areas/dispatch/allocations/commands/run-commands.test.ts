import type { Allocation } from '@haisha/validation/allocation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  askRun,
  at,
  codesOf,
  createFleet,
  createGoods,
  createRun,
  type Fleet,
  runBody,
  runDay,
} from '../../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../../test/build-test-app.ts';
import { driverLeaves } from '../../../../db/schema/attendance/driver-leaves.ts';

let test: TestApp;
let admin: Browser;
let dispatcher: Browser;
let manager: Browser;
let fleet: Fleet;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-25T03:00:00Z' });
  admin = await logInAs(test, ['admin']);
  dispatcher = await logInAs(test, ['dispatcher']);
  manager = await logInAs(test, ['manager']);
});
afterAll(() => test.close());

const move = (run: Allocation, body: object) => ({ id: run.id, start: run.start, end: run.end, ...body });

describe('a run', () => {
  beforeAll(async () => {
    fleet = await createFleet(admin);
  });

  it('is made with its deliveries, numbered, with stops and load, and judged', async () => {
    const goods = await createGoods(dispatcher, fleet, { arriveFromMinutes: 540, weightKg: 900.5, cages: 3 });
    const [driver] = fleet.drivers;
    const run = await createRun(dispatcher, fleet, {
      driverIds: { driver1Id: driver.id, driver2Id: null },
      deliveries: [{ id: goods.id, version: goods.version }],
    });
    expect(run).toMatchObject({
      number: 'A20261126-0001',
      status: 'planned',
      ownership: 'own',
      vehicleId: fleet.vehicles[0].id,
      start: at('8:00'),
      reportAt: at('7:30'),
      endAt: at('12:20'),
      crew: [{ driverId: driver.id, role: 'driver1', start: at('8:00'), end: at('12:00') }],
      stops: [
        { position: 0, kind: 'load', destinationId: fleet.originId, plannedArriveAt: at('8:00') },
        { position: 1, kind: 'unload', destinationId: fleet.destinationId, windowFrom: at('9:00') },
      ],
      load: { count: 1, weightKg: 900.5, cages: 3, zones: ['chilled'], cargoOwnerIds: [fleet.cargoOwnerId] },
      findings: [{ code: 'priceMissing', params: { count: 1 } }],
    });
    const detail = (await dispatcher.get(`/api/allocations/${run.id}`)).json();
    expect(detail.deliveries).toMatchObject([
      { id: goods.id, operationStatus: 'assigned', allocationNumber: run.number, unloadStopId: run.stops[1]?.id },
    ]);
    const { items } = (await dispatcher.get(`/api/allocations/${run.id}/changes`)).json();
    expect(items).toMatchObject([{ action: 'create' }]);
  });

  it('is refused with a vehicle that is on another run then, which is named', async () => {
    const [first] = await list();
    const answer = await dispatcher.post('/api/allocations', runBody(fleet, { start: at('11:59'), end: at('13:00') }));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'allocation.in_the_way', inTheWay: { id: first?.id, number: first?.number, subject: 'vehicle' } },
    ]);
    const touching = await dispatcher.post(
      '/api/allocations',
      runBody(fleet, { start: at('12:15'), end: at('13:00') }),
    );
    expect(touching.statusCode).toBe(201);
  });

  it('moves to another vehicle and time with its stops and its crew', async () => {
    const [run] = await list();
    if (!run) throw new Error('no run');
    const target = { vehicleId: fleet.vehicles[1].id };
    const { body } = await askRun(dispatcher, run, 'move', move(run, { target, start: at('9:00'), end: at('14:00') }));
    expect(body).toMatchObject({
      version: run.version + 1,
      vehicleId: fleet.vehicles[1].id,
      reportAt: at('8:30'),
      endAt: at('14:20'),
      crew: [{ start: at('9:00'), end: at('14:00') }],
      stops: [{ plannedArriveAt: at('9:00') }, {}],
    });
    const again = await askRun(dispatcher, run, 'move', move(run, { target }));
    expect([again.status, again.body.code]).toEqual([409, 'version.conflict']);
  });

  it('lets one of two movers through, and tells the other which run is in the way', async () => {
    const [one, other] = [
      await createRun(dispatcher, fleet, { start: at('15:00'), end: at('16:00') }),
      await createRun(dispatcher, fleet, { start: at('16:15'), end: at('17:00') }),
    ];
    const target = { vehicleId: fleet.vehicles[1].id };
    const to = { target, start: at('20:00'), end: at('21:00') };
    const answers = await Promise.all([
      askRun(dispatcher, one, 'move', { ...to, id: one.id }),
      askRun(manager, other, 'move', { ...to, id: other.id }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [lost] = answers.filter(({ status }) => status === 409);
    const [won] = answers.filter(({ status }) => status === 200);
    expect(lost?.body).toMatchObject({ code: 'allocation.in_the_way', inTheWay: { id: won?.body.id } });
  });

  async function list(): Promise<Allocation[]> {
    return (await dispatcher.get(`/api/allocations?departmentId=${fleet.departmentId}&sort=number`)).json().items;
  }
});

describe('findings', () => {
  beforeAll(async () => {
    fleet = await createFleet(admin);
  });

  it('that are red block a dispatcher, and let an operation manager pass with a reason', async () => {
    const [driver] = fleet.drivers;
    await test.db.insert(driverLeaves).values({ driverId: driver.id, kind: 'paid', fromDate: runDay, toDate: runDay });
    const run = await createRun(dispatcher, fleet);
    const crew = { driver1Id: driver.id, driver2Id: null };
    const refused = await askRun(dispatcher, run, 'crew', { ...crew, reason: '本人が希望' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'allocation.blocked' } });
    expect(codesOf(refused.body.findings)).toEqual(['onLeave']);
    expect((await askRun(manager, run, 'crew', crew)).body.code).toBe('allocation.reason_needed');
    const passed = await askRun(manager, run, 'crew', { ...crew, reason: '本人が希望' });
    expect(passed.body.findings).toMatchObject([
      { check: 16, level: 'red', code: 'onLeave', overrideReason: '本人が希望', overriddenAt: expect.any(String) },
    ]);
    const later = await askRun(manager, passed.body, 'move', {
      ...move(passed.body, { target: { vehicleId: fleet.vehicles[1].id } }),
    });
    expect(later.body.findings).toMatchObject([{ code: 'onLeave', overrideReason: '本人が希望' }]);
  });

  it('that are amber ask anybody for a reason, which the history keeps', async () => {
    const goods = await createGoods(dispatcher, fleet, { needsTailLift: true });
    const run = await createRun(dispatcher, fleet, { start: at('13:00'), end: at('16:00') });
    const place = (reason?: string) =>
      dispatcher.post('/api/allocations/place', {
        allocationId: run.id,
        deliveries: [{ id: goods.id, version: goods.version }],
        reason,
      });
    const refused = (await place()).json();
    expect([refused.code, codesOf(refused.findings)]).toEqual(['allocation.reason_needed', ['tailLiftMissing']]);
    const { allocations, deliveries: placed } = (await place('店舗が手伝う')).json();
    expect(allocations).toMatchObject([{ id: run.id, load: { count: 1 }, version: 2 }]);
    expect(placed).toMatchObject([{ id: goods.id, operationStatus: 'assigned', version: 2 }]);
    const { items } = (await dispatcher.get(`/api/allocations/${run.id}/changes`)).json();
    expect(JSON.stringify(items[0])).toContain('店舗が手伝う');
  });

  it('of hours come from the runs before', async () => {
    const [, driver] = fleet.drivers;
    const driverIds = { driver1Id: driver.id, driver2Id: null };
    await createRun(dispatcher, fleet, {
      ...{ driverIds, operationDate: '2026-11-25', start: at('14:00', '2026-11-25'), end: at('23:00', '2026-11-25') },
      reason: '夜の便',
    });
    const answer = await dispatcher.post(
      '/api/allocations',
      runBody(fleet, { driverIds, start: at('5:00'), end: at('7:00') }),
    );
    expect(answer.json().code).toBe('allocation.blocked');
    expect(answer.json().findings).toMatchObject([
      {
        check: 11,
        code: 'restTooShort',
        params: { driverId: driver.id, actual: 310, limit: 540 },
        article: 'standard 4-1-5',
      },
    ]);
  });
});

describe('two runs', () => {
  beforeAll(async () => {
    fleet = await createFleet(admin);
  });

  it('swap vehicles and drivers at the same time of the day', async () => {
    const [first, second] = fleet.vehicles;
    const [one, other] = fleet.drivers;
    const runs = [
      await createRun(dispatcher, fleet, { driverIds: { driver1Id: one.id, driver2Id: null } }),
      await createRun(dispatcher, fleet, {
        target: { vehicleId: second.id },
        driverIds: { driver1Id: other.id, driver2Id: null },
      }),
    ] as const;
    const swap = async (what: string, pair: readonly [Allocation, Allocation]) => {
      const [a, b] = pair.map(({ id, version }) => ({ id, version }));
      const answer = (await dispatcher.post('/api/allocations/swap', { first: a, second: b, what })).json();
      return [answer.first, answer.second] as [Allocation, Allocation];
    };
    const rowOf = ({ crew, vehicleId }: Allocation) => [vehicleId, crew[0]?.driverId];
    const vehicles = await swap('vehicle', runs);
    expect(vehicles.map(rowOf)).toEqual([
      [second.id, one.id],
      [first.id, other.id],
    ]);
    const drivers = await swap('driver', vehicles);
    expect(drivers.map(rowOf)).toEqual([
      [second.id, other.id],
      [first.id, one.id],
    ]);
    expect((await swap('both', drivers)).map(rowOf)).toEqual(runs.map(rowOf));
  });
});
