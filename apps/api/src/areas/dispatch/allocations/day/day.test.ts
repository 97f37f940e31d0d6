import type { Allocation } from '@haisha/validation/allocation';
import { type BoardDay, boardDaySchema } from '@haisha/validation/board-day';
import { unpackDay } from '@haisha/validation/unpack-day';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, createFleet, createGoods, createRun, type Fleet, runDay } from '../../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../../test/build-test-app.ts';
import { createCourse } from '../../../../../test/masters.ts';
import { driverLeaves } from '../../../../db/schema/attendance/driver-leaves.ts';
import { drivers } from '../../../../db/schema/masters/drivers.ts';

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

async function dayOf(by: Browser, query = `date=${runDay}`): Promise<BoardDay> {
  const answer = await by.get(`/api/allocations/day?departmentId=${fleet.departmentId}&${query}`);
  expect(answer.statusCode).toBe(200);
  const day = answer.json();
  expect(boardDaySchema.parse(day)).toStrictEqual(day);
  return unpackDay(day);
}

async function command(by: Browser, run: Pick<Allocation, 'id' | 'version'>, name: string, body: object = {}) {
  return (await by.post(`/api/allocations/${run.id}/${name}`, { version: run.version, ...body })).json();
}

describe('the day of the board', () => {
  it('fits its contract, and holds runs, what is left, vehicles, drivers with their hours and delivery companies', async () => {
    const [driver] = fleet.drivers;
    const driverIds = { driver1Id: driver.id, driver2Id: null };
    await createRun(dispatcher, fleet, {
      ...{ driverIds, operationDate: '2026-11-25', start: at('10:00', '2026-11-25'), end: at('19:40', '2026-11-25') },
    });
    const run = await createRun(dispatcher, fleet, { driverIds, start: at('9:30'), end: at('12:00') });
    const left = await createGoods(dispatcher, fleet);
    await createGoods(dispatcher, fleet, { operationDate: '2026-11-28' });
    const leave = { kind: 'paid', fromDate: '2026-11-20', toDate: '2026-11-27' } as const;
    await test.db.insert(driverLeaves).values({ driverId: fleet.drivers[1].id, ...leave });
    const day = await dayOf(dispatcher);
    expect(day.allocations).toEqual([run]);
    expect(day.deliveriesLeft.map(({ id }) => id)).toEqual([left.id]);
    expect(day.vehicles.map(({ id }) => id).toSorted()).toEqual(fleet.vehicles.map(({ id }) => id).toSorted());
    expect(day.deliveryCompanies.map(({ id }) => id)).toContain(fleet.company.id);
    const [first, second] = fleet.drivers.map(({ id }) => day.drivers.find((one) => one.id === id));
    expect(first?.hours).toMatchObject({
      lastEndAt: at('20:00', '2026-11-25'),
      restMinutes: 4 * 60,
      earliestStartAt: at('5:00'),
      monthMinutes: 10 * 60 + 30 + 2 * 60 + 30 + 50,
      monthLimitMinutes: 284 * 60,
      consecutiveDays: 1,
    });
    expect(first?.duties).toHaveLength(2);
    expect(first?.licences).toEqual([{ licenceClass: 'large', automaticOnly: false }]);
    expect(second?.leave).toEqual([{ day: runDay, kind: 'paid', part: 'day' }]);
  });

  it('holds what a run of the deliveries that are left is planned with, for those who plan runs', async () => {
    const { departmentId, destinationId, originId } = fleet;
    const course = await createCourse(admin, { departmentId, breakMinutes: 75 });
    await createGoods(dispatcher, fleet, { courseId: course.id, operationDate: '2026-12-04' });
    const { courses, places } = await dayOf(dispatcher, 'date=2026-12-04');
    expect(courses).toMatchObject([{ id: course.id, breakMinutes: 75, reportMinutes: 120 }]);
    expect(places.map(({ id }) => id).toSorted()).toEqual([originId, destinationId].toSorted());
    const viewer = await logInAs(test, ['viewer']);
    expect(await dayOf(viewer, 'date=2026-12-04')).toMatchObject({ courses: [], places: [] });
  });

  it('tells those alone that somebody is ill who may see the health of drivers', async () => {
    const [, away] = fleet.drivers;
    await test.db
      .insert(driverLeaves)
      .values({ driverId: away.id, kind: 'sick', fromDate: '2026-12-02', toDate: '2026-12-02' });
    const kindsSeenBy = async (by: Browser) => {
      const { drivers } = await dayOf(by, 'date=2026-12-02');
      return drivers.find(({ id }) => id === away.id)?.leave.map(({ kind }) => kind);
    };
    expect(await kindsSeenBy(admin)).toEqual(['sick']);
    expect(await kindsSeenBy(dispatcher)).toEqual(['absent']);
  });

  it('of several days begins with the night before', async () => {
    const night = await createRun(dispatcher, fleet, {
      ...{ target: { vehicleId: fleet.vehicles[1].id }, operationDate: '2026-11-27' },
      ...{ start: at('22:00', '2026-11-27'), end: at('27:30', '2026-11-27') },
    });
    const next = await dayOf(dispatcher, 'date=2026-11-28');
    expect(next.allocations.map(({ id }) => id)).toEqual([night.id]);
    expect((await dayOf(dispatcher, 'date=2026-11-29')).allocations).toEqual([]);
    expect((await dayOf(dispatcher, `date=${runDay}&days=3`)).allocations).toHaveLength(2);
  });

  it('names the public holidays among its days', async () => {
    expect((await dayOf(dispatcher, 'date=2026-11-22&days=3')).holidays).toEqual(['2026-11-23']);
    expect((await dayOf(dispatcher, 'date=2026-11-24')).holidays).toEqual([]);
  });

  it('shows a driver the own runs, and no plan of others', async () => {
    const [driver] = fleet.drivers;
    const user = await logInAs(test, ['driver']);
    await test.db.update(drivers).set({ userId: user.userId }).where(eq(drivers.id, driver.id));
    await createRun(dispatcher, fleet, { target: { vehicleId: fleet.vehicles[1].id } });
    const day = await dayOf(user);
    expect(day.allocations.map(({ crew }) => crew[0]?.driverId)).toEqual([driver.id]);
    expect(day.deliveriesLeft).toEqual([]);
    expect(day.vehicles.map(({ id }) => id)).toEqual([fleet.vehicles[0].id]);
    expect(day.drivers.map(({ id, licences }) => [id, licences])).toEqual([[driver.id, []]]);
    expect(day.deliveryCompanies).toEqual([]);
  });
});

describe('a delivery company', () => {
  it('sees what was asked of it and nothing else, and answers', async () => {
    const partner = await logInAs(test, ['partner'], { deliveryCompanyId: fleet.company.id });
    const stranger = await logInAs(test, ['partner'], { deliveryCompanyId: await otherCompany() });
    const target = { deliveryCompanyId: fleet.company.id };
    const goods = await createGoods(dispatcher, fleet);
    const run = await createRun(dispatcher, fleet, {
      ...{ target, start: at('14:00'), end: at('18:00') },
      deliveries: [{ id: goods.id, version: goods.version }],
    });
    const seenBy = async (by: Browser) => (await by.get(`/api/allocations/${run.id}`)).statusCode;
    expect(await seenBy(partner)).toBe(404);
    const requested = await command(dispatcher, run, 'request', { reason: '料金は後日' });
    expect([await seenBy(partner), await seenBy(stranger)]).toEqual([200, 404]);
    const day = await dayOf(partner);
    expect(day.allocations.map(({ id }) => id)).toEqual([run.id]);
    expect([day.vehicles, day.drivers, day.deliveriesLeft]).toEqual([[], [], []]);
    expect(day.deliveryCompanies.map(({ id }) => id)).toEqual([fleet.company.id]);
    const detail = (await partner.get(`/api/allocations/${run.id}`)).json();
    expect(detail).toMatchObject({ findings: [], deliveries: [{ id: goods.id, price: null }] });
    expect((await command(stranger, requested, 'accept')).code).toBe('record.not_found');
    expect((await dispatcher.get(`/api/allocations/${run.id}`)).json().findings).not.toEqual([]);
    const late = await command(partner, { ...requested, version: requested.version + 1 }, 'accept');
    expect([late.code, late.current.findings]).toEqual(['version.conflict', []]);
    expect((await command(partner, requested, 'confirm')).code).toBe('permission.denied');
    const accepted = await command(partner, requested, 'accept', {
      hiredVehicle: '春日部 100 か 1',
      hiredDriverName: '山口',
    });
    expect(accepted).toMatchObject({ status: 'accepted', hiredDriverName: '山口', answeredAt: expect.any(String) });
    const again = await command(partner, accepted, 'accept');
    expect([again.code, again.current.findings]).toEqual(['record.wrong_state', []]);
    const confirmed = await command(dispatcher, accepted, 'confirm');
    expect(confirmed.status).toBe('confirmed');
    expect((await command(partner, confirmed, 'decline', { reason: '都合' })).code).toBe('record.wrong_state');
  });

  it('that declines is asked no more, and the run is planned again', async () => {
    const partner = await logInAs(test, ['partner'], { deliveryCompanyId: fleet.company.id });
    const target = { deliveryCompanyId: fleet.company.id };
    const run = await createRun(dispatcher, fleet, { target, start: at('19:00'), end: at('20:00') });
    const requested = await command(dispatcher, run, 'request', { reason: '料金は後日' });
    const move = { id: run.id, target: { vehicleId: fleet.vehicles[1].id }, start: run.start, end: run.end };
    expect((await command(dispatcher, requested, 'move', move)).code).toBe('record.wrong_state');
    await command(partner, requested, 'decline', { reason: '車両がない' });
    expect((await partner.get(`/api/allocations/${run.id}`)).statusCode).toBe(404);
    const declined = (await dispatcher.get(`/api/allocations/${run.id}`)).json();
    const moved = await command(dispatcher, declined, 'move', move);
    expect(moved).toMatchObject({ status: 'planned', ownership: 'own', deliveryCompanyId: null });
  });

  async function otherCompany(): Promise<string> {
    return (await createFleet(admin)).company.id;
  }
});

describe('a day is filled', () => {
  it('with the courses on their usual vehicles, once', async () => {
    const { cargoOwnerId, departmentId, originId, destinationId } = await createFleet(admin);
    const own = await createFleet(admin);
    const course = await createCourse(admin, {
      ...{ departmentId, cargoOwnerId, defaultVehicleId: own.vehicles[0].id, defaultDriverId: own.drivers[0].id },
      ...{ reportMinutes: 420, leaveGarageMinutes: 450, departMinutes: 480, returnMinutes: 700, endMinutes: 720 },
    });
    const places = { departmentId, cargoOwnerId, originId, destinationId };
    const goods = await createGoods(admin, { ...own, places } as Fleet, { courseId: course.id });
    const ask = async (preview: boolean) =>
      (
        await dispatcher.post(`/api/allocations/place-courses${preview ? '/preview' : ''}`, {
          departmentId,
          date: runDay,
        })
      ).json();
    expect(await ask(true)).toMatchObject({
      rows: [
        {
          ...{ sourceId: course.id, outcome: 'placed', deliveryCount: 1, allocationId: null },
          ...{ start: at('7:30'), end: at('11:40'), driverId: own.drivers[0].id },
        },
      ],
    });
    const { rows } = await ask(false);
    const run = (await dispatcher.get(`/api/allocations/${rows[0].allocationId}`)).json();
    expect(run).toMatchObject({
      ...{ courseId: course.id, reportAt: at('7:00'), vehicleId: own.vehicles[0].id },
      deliveries: [{ id: goods.id }],
    });
    expect(await ask(false)).toEqual({ rows: [] });
    const copy = async (to: string) =>
      (await dispatcher.post('/api/allocations/copy-day', { departmentId, from: runDay, to })).json().rows;
    expect(await copy('2026-11-27')).toMatchObject([
      { sourceId: run.id, outcome: 'placed', start: at('7:30', '2026-11-27'), deliveryCount: 0 },
    ]);
    expect(await copy('2026-11-27')).toMatchObject([{ outcome: 'already', allocationId: null }]);
  });

  it('and copied twice has no run twice, also without a vehicle', async () => {
    const own = await createFleet(admin);
    const hired = { target: { deliveryCompanyId: own.company.id }, title: 'スポット' };
    await createRun(dispatcher, own, hired);
    await createRun(dispatcher, own, hired);
    await createRun(dispatcher, own, { ...hired, title: '別便' });
    const copy = async (way: string) => {
      const body = { departmentId: own.departmentId, from: runDay, to: '2026-11-27' };
      const { rows } = (await dispatcher.post(`/api/allocations/copy-day${way}`, body)).json();
      return rows.map(({ outcome }: { outcome: string }) => outcome);
    };
    expect(await copy('/preview')).toEqual(['placed', 'placed', 'placed']);
    expect(await copy('')).toEqual(['placed', 'placed', 'placed']);
    expect(await copy('')).toEqual(['already', 'already', 'already']);
  });

  it('without the runs that are blocked, which say why', async () => {
    const own = await createFleet(admin);
    const [first, second] = own.drivers;
    const made = [];
    for (const [index, driver] of [first, second].entries()) {
      const { id } = await createCourse(admin, {
        ...{
          departmentId: own.departmentId,
          cargoOwnerId: own.cargoOwnerId,
          leaveGarageMinutes: 450,
          departMinutes: 480,
        },
        ...{ reportMinutes: 420, returnMinutes: 700, endMinutes: 720, code: `BLOCKED-${index + 1}` },
        ...{ defaultVehicleId: own.vehicles[index]?.id, defaultDriverId: driver.id },
      });
      await createGoods(admin, own, { courseId: id });
      made.push(id);
    }
    await test.db.insert(driverLeaves).values({ driverId: first.id, kind: 'paid', fromDate: runDay, toDate: runDay });
    const asked = { departmentId: own.departmentId, date: runDay };
    const outcomes = [
      { sourceId: made[0], outcome: 'blocked', findings: [{ code: 'onLeave' }], allocationId: null },
      { sourceId: made[1], outcome: 'placed' },
    ];
    for (const by of [dispatcher, admin]) {
      const preview = (await by.post('/api/allocations/place-courses/preview', asked)).json();
      expect(preview.rows).toMatchObject(outcomes);
      expect(preview.rows[1].allocationId).toBeNull();
    }
    const list = `/api/allocations?departmentId=${own.departmentId}`;
    expect((await dispatcher.get(list)).json().total).toBe(0);
    const { rows } = (await dispatcher.post('/api/allocations/place-courses', asked)).json();
    expect(rows).toMatchObject(outcomes);
    const { items } = (await dispatcher.get(list)).json();
    expect(items.map(({ id }: Allocation) => id)).toEqual([rows[1].allocationId]);
  });

  it('and says what is in the way of a run', async () => {
    const own = await createFleet(admin);
    const driverIds = { driver1Id: own.drivers[0].id, driver2Id: null };
    await createRun(dispatcher, own, { driverIds, title: 'スポット' });
    const day = { operationDate: '2026-11-27', start: at('8:00', '2026-11-27'), end: at('9:00', '2026-11-27') };
    const copy = async () => {
      const body = { departmentId: own.departmentId, from: runDay, to: '2026-11-27' };
      return (await dispatcher.post('/api/allocations/copy-day/preview', body)).json().rows[0].outcome;
    };
    expect(await copy()).toBe('placed');
    const inTheWay = await createRun(dispatcher, own, { ...day, driverIds, target: { vehicleId: own.vehicles[1].id } });
    expect(await copy()).toBe('driverInTheWay');
    await command(dispatcher, inTheWay, 'cancel', { reason: '取り止め' });
    await createRun(dispatcher, own, day);
    expect(await copy()).toBe('vehicleInTheWay');
  });
});
