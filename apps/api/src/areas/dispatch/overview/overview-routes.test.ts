import { mostRunsToDecide, type RunOverview, runOverviewSchema } from '@haisha/validation/run-overview';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  askRun,
  at,
  createFleet,
  createGoods,
  createRequest,
  createRun,
  type Fleet,
  runDay,
} from '../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDepartment } from '../../../../test/masters.ts';
import { rollCallBody } from '../../../../test/roll-calls.ts';
import { punches } from '../../../db/schema/attendance/punches.ts';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';
import { deliveries } from '../../../db/schema/dispatch/deliveries.ts';
import { deliveryCompanyUsers } from '../../../db/schema/identity/delivery-company-users.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';

// The eve of the day of the runs, in Japan.
const eve = '2026-11-25T03:00:00Z';

let test: TestApp;
let dispatcher: Browser;
let fleet: Fleet;
beforeAll(async () => {
  test = await buildTestApp({}, { at: eve });
  dispatcher = await logInAs(test, ['dispatcher']);
  fleet = await createFleet(await logInAs(test, ['admin']));
});
afterEach(async () => {
  moveClock(eve);
  await test.db.delete(allocations);
  await test.db.delete(deliveries);
  await test.db.update(drivers).set({ userId: null });
});
afterAll(() => test.close());

function moveClock(to: string): void {
  test.pass(Date.parse(to) - test.clock().getTime());
}

/** A run with a driver at 5:00, one without a driver at 8:00, and goods of the same day on no run. */
async function plan() {
  const driverIds = { driver1Id: fleet.drivers[0].id, driver2Id: null };
  const driven = await createRun(dispatcher, fleet, { driverIds, start: at('5:00'), end: at('12:00') });
  const driverless = await createRun(dispatcher, fleet, { target: { vehicleId: fleet.vehicles[1].id } });
  await createGoods(dispatcher, fleet);
  return { driven, driverless };
}

type Change = Partial<typeof allocations.$inferInsert>;

async function change(run: { id: string } | 'all', to: Change): Promise<void> {
  await test.db
    .update(allocations)
    .set(to)
    .where(run === 'all' ? undefined : eq(allocations.id, run.id));
}

async function overviewOf(by: Browser): Promise<RunOverview> {
  const answer = await by.get('/api/home/runs');
  expect(answer.statusCode).toBe(200);
  return runOverviewSchema.strict().parse(answer.json());
}

const undecided = { toDecide: [], moreToDecide: 0, moreFrom: null };
const nothing = {
  ...{ runs: 0, unassigned: 0, unconfirmed: 0, requested: 0 },
  ...{ confirmed: 0, departed: 0, returned: 0, red: 0, amber: 0 },
};
const amber = { check: 1, level: 'amber', code: 'x' } as const;
const red = { ...amber, level: 'red' } as const;

describe('the first page', () => {
  it('of a company without a run counts nothing', async () => {
    expect(await overviewOf(dispatcher)).toEqual({
      days: { today: { date: '2026-11-25', ...nothing }, tomorrow: { date: runDay, ...nothing } },
      ...undecided,
      next: null,
      requests: null,
    });
  });

  it('counts what is planned, confirmed and on no run, and names what was found', async () => {
    const { driven, driverless } = await plan();
    await createGoods(dispatcher, fleet, { operationDate: '2026-11-28' });
    const { days, toDecide } = await overviewOf(dispatcher);
    expect(days?.today).toEqual({ date: '2026-11-25', ...nothing });
    expect(days?.tomorrow).toMatchObject({ runs: 2, unconfirmed: 2, confirmed: 0, unassigned: 1 });
    const found = [driven, driverless].filter(({ findings }) => findings.some(({ level }) => level !== 'info'));
    expect(toDecide.map(({ id }) => id).toSorted()).toEqual(found.map(({ id }) => id).toSorted());
    expect(days?.tomorrow.red).toBe(toDecide.filter(({ state }) => state === 'red').length);
    expect(days?.tomorrow.amber).toBe(toDecide.filter(({ state }) => state === 'amber').length);
    expect((await askRun(dispatcher, driven, 'confirm')).status).toBe(200);
    expect((await overviewOf(dispatcher)).days?.tomorrow).toMatchObject({ runs: 2, unconfirmed: 1, confirmed: 1 });
  });

  it('counts what of today nobody has confirmed', async () => {
    const { driven } = await plan();
    await change(driven, { status: 'confirmed' });
    moveClock(at('0:00'));
    const { days } = await overviewOf(await logInAs(test, ['dispatcher']));
    expect(days?.today).toMatchObject({ date: runDay, runs: 2, unconfirmed: 1 });
  });

  it('counts a finding no more once somebody went past it', async () => {
    await plan();
    await change('all', { findings: [red] });
    expect((await overviewOf(dispatcher)).days?.tomorrow).toMatchObject({ red: 2, amber: 0 });
    await test.db.execute(
      sql`update allocations set findings = jsonb_set(findings, '{0,overrideReason}', '"checked"')`,
    );
    expect((await overviewOf(dispatcher)).days?.tomorrow).toMatchObject({ red: 0, amber: 0 });
  });

  describe('of runs that need a decision', () => {
    const decisionsAt = async (clock: string) => {
      moveClock(at(clock));
      const { moreFrom, moreToDecide, toDecide } = await overviewOf(await logInAs(test, ['dispatcher']));
      const named = toDecide.map(({ operationDate, state }) => [operationDate, state]);
      return { moreFrom, moreToDecide, named };
    };

    it('names one whose driver has left without it, and why', async () => {
      const [, driver] = fleet.drivers;
      const driverIds = { driver1Id: driver.id, driver2Id: null };
      const driven = await createRun(dispatcher, fleet, { driverIds, start: at('5:00'), end: at('12:00') });
      await change('all', { findings: [] });
      const punch = { driverId: driver.id, workDate: runDay, kind: 'leaveGarage', method: 'phone' } as const;
      const moment = { at: at('4:50'), firstAt: at('4:50'), receivedAt: at('4:50') };
      await test.db.insert(punches).values({ ...punch, ...moment });
      expect((await decisionsAt('4:55')).named).toEqual([[runDay, 'leftUnconfirmed']]);
      expect((await decisionsAt('5:05')).named).toEqual([[runDay, 'leftUnconfirmed']]);
      await change(driven, { status: 'clockedIn' });
      expect((await decisionsAt('5:05')).named).toEqual([[runDay, 'late']]);
      const manager = await logInAs(test, ['manager']);
      const call = rollCallBody(driver.id, { date: runDay, at: at('4:45'), result: 'refused', alcohol: 0.1 });
      expect((await manager.post('/api/roll-calls', call)).statusCode).toBe(200);
      expect((await decisionsAt('5:05')).named).toEqual([[runDay, 'leftRefused']]);
      // Who sees no calls hears of none that was refused.
      const viewer = await logInAs(test, ['viewer']);
      expect((await overviewOf(viewer)).toDecide.map(({ state }) => state)).toEqual(['late']);
      // It is known as soon as he has left, before the run is late.
      expect((await decisionsAt('4:55')).named).toEqual([[runDay, 'leftRefused']]);
      expect((await overviewOf(await logInAs(test, ['viewer']))).toDecide).toEqual([]);
      await change(driven, { status: 'departed', actualOutAt: at('4:50') });
      expect((await decisionsAt('5:05')).named).toEqual([]);
    });

    it('names one whose second driver may not drive before worse ones, of which one has no room then', async () => {
      // Nobody else's test has punched for these.
      const { drivers: crew } = await createFleet(await logInAs(test, ['admin']));
      const [one, other] = crew;
      const driverIds = { driver1Id: one.id, driver2Id: other.id };
      const held = await createRun(dispatcher, fleet, { driverIds, start: at('9:00'), end: at('12:00') });
      const target = { deliveryCompanyId: fleet.company.id };
      for (let count = 0; count < mostRunsToDecide; count += 1) await createRun(dispatcher, fleet, { target });
      await change('all', { findings: [red] });
      await change(held, { findings: [], status: 'clockedIn' });
      const punch = { driverId: one.id, workDate: runDay, kind: 'leaveGarage', method: 'phone' } as const;
      const moment = { at: at('8:50'), firstAt: at('8:50'), receivedAt: at('8:50') };
      await test.db.insert(punches).values({ ...punch, ...moment });
      moveClock(at('8:52'));
      const manager = await logInAs(test, ['manager']);
      for (const [driver, result] of [[one, 'passed'] as const, [other, 'refused'] as const]) {
        const call = rollCallBody(driver.id, { date: runDay, at: at('8:45'), result });
        expect((await manager.post('/api/roll-calls', call)).statusCode).toBe(200);
      }
      const { toDecide } = await overviewOf(manager);
      expect(toDecide[0]).toMatchObject({ id: held.id, state: 'leftRefused' });
      expect(toDecide).toHaveLength(mostRunsToDecide);
    });

    it('names one of today that has not left five minutes after its time, confirmed or not', async () => {
      const { driven } = await plan();
      const late = [runDay, 'late'];
      const driverless = [runDay, 'driverless'];
      await change('all', { findings: [], status: 'confirmed' });
      expect((await decisionsAt('5:04')).named).toEqual([driverless]);
      expect((await decisionsAt('5:05')).named).toEqual([late, driverless]);
      await change(driven, { status: 'planned' });
      expect((await decisionsAt('5:05')).named).toEqual([late, driverless]);
      await change('all', { status: 'departed' });
      expect((await decisionsAt('5:05')).named).toEqual([]);
    });

    it('names the delivery company of a hired run, and none of an own one', async () => {
      const own = await createRun(dispatcher, fleet);
      const hired = await createRequest(dispatcher, fleet);
      moveClock(at('0:00'));
      const { toDecide } = await overviewOf(await logInAs(test, ['dispatcher']));
      const { name, nameEn } = fleet.company;
      const companyOf = ({ id }: { id: string }) => {
        const run = toDecide.find((one) => one.id === id);
        return [run?.deliveryCompanyName, run?.deliveryCompanyNameEn, run?.driverName];
      };
      expect(companyOf(hired)).toEqual([name, nameEn, null]);
      expect(companyOf(own)).toEqual([null, null, null]);
    });

    it('names one of yesterday that starts after midnight until it has left, and none from before', async () => {
      const { driven, driverless } = await plan();
      await change('all', { findings: [], operationDate: '2026-11-25' });
      await change(driven, { during: { start: at('1:30'), end: at('6:00') } });
      await change(driverless, { during: { start: at('-1:00'), end: at('3:00') } });
      expect((await decisionsAt('0:10')).named).toEqual([['2026-11-25', 'unconfirmed']]);
      await change('all', { status: 'confirmed' });
      expect((await decisionsAt('1:34')).named).toEqual([]);
      expect((await decisionsAt('1:36')).named).toEqual([['2026-11-25', 'late']]);
      await change(driven, { status: 'departed' });
      expect((await decisionsAt('1:36')).named).toEqual([]);
    });

    it('names an own run without a driver after those with findings, before the unconfirmed', async () => {
      const { driven, driverless } = await plan();
      await createRun(dispatcher, fleet, { target: { deliveryCompanyId: fleet.company.id } });
      await change('all', { findings: [] });
      const unconfirmed = [runDay, 'unconfirmed'];
      const without = [runDay, 'driverless'];
      expect((await decisionsAt('0:00')).named).toEqual([without, unconfirmed, unconfirmed]);
      await change(driverless, { status: 'confirmed' });
      expect((await decisionsAt('0:00')).named).toEqual([without, unconfirmed, unconfirmed]);
      await change('all', { findings: [amber] });
      await change(driven, { findings: [] });
      const noted = [runDay, 'amber'];
      expect((await decisionsAt('0:00')).named).toEqual([noted, noted, unconfirmed]);
    });

    it('names those of today before worse ones of tomorrow', async () => {
      const { driven } = await plan();
      await change('all', { findings: [amber] });
      await change(driven, { findings: [red], operationDate: '2026-11-27' });
      expect(await decisionsAt('0:00')).toEqual({
        moreFrom: null,
        moreToDecide: 0,
        named: [
          [runDay, 'amber'],
          ['2026-11-27', 'red'],
        ],
      });
    });

    it('counts those that it has no room for, and says the day of the first of them', async () => {
      const { driven, driverless } = await plan();
      await change(driven, { findings: [], status: 'confirmed' });
      const target = { deliveryCompanyId: fleet.company.id };
      for (let count = 0; count < mostRunsToDecide; count += 1) await createRun(dispatcher, fleet, { target });
      const { named, ...more } = await decisionsAt('0:00');
      expect([more, named.length]).toEqual([{ moreFrom: runDay, moreToDecide: 1 }, mostRunsToDecide]);
      await change(driverless, { findings: [red], operationDate: '2026-11-27' });
      const { named: ofToday, ...moreOfTomorrow } = await decisionsAt('0:00');
      expect(moreOfTomorrow).toEqual({ moreFrom: '2026-11-27', moreToDecide: 1 });
      expect(new Set(ofToday.map(([day]) => day))).toEqual(new Set([runDay]));
    });
  });

  it('is about the own centres of those who belong to some', async () => {
    await plan();
    const { id } = await createDepartment(await logInAs(test, ['admin']));
    const elsewhere = await logInAs(test, ['viewer'], { departmentIds: [id] });
    const here = await logInAs(test, ['viewer'], { departmentIds: [fleet.departmentId] });
    expect((await overviewOf(elsewhere)).days?.tomorrow).toMatchObject({ runs: 0, unassigned: 0 });
    expect((await overviewOf(here)).days?.tomorrow).toMatchObject({ runs: 2, unassigned: 1 });
  });

  it('shows a driver the next run, with the office, and nothing of others', async () => {
    await plan();
    await change('all', { findings: [], status: 'confirmed' });
    const driver = await logInAs(test, ['driver']);
    expect(await overviewOf(driver)).toEqual({ days: null, ...undecided, next: null, requests: null });
    await test.db.update(drivers).set({ userId: driver.userId }).where(eq(drivers.id, fleet.drivers[0].id));
    const { next } = await overviewOf(driver);
    expect(next?.run).toMatchObject({ status: 'confirmed', start: at('5:00'), findings: [] });
    expect(next?.office.name).toEqual(expect.any(String));
    await test.db.execute(sql`update allocations set end_at = ${'2026-11-25T02:59:59Z'}`);
    expect((await overviewOf(driver)).next).toBeNull();
  });

  it('tells a delivery company how many requests wait for its answer', async () => {
    const partner = await logInAs(test, ['partner']);
    await test.db.insert(deliveryCompanyUsers).values({ userId: partner.userId, deliveryCompanyId: fleet.company.id });
    expect(await overviewOf(partner)).toEqual({ days: null, ...undecided, next: null, requests: 0 });
    const run = await createRun(dispatcher, fleet, { target: { deliveryCompanyId: fleet.company.id } });
    expect((await overviewOf(partner)).requests).toBe(0);
    expect((await askRun(dispatcher, run, 'request', { reason: '空車なし' })).status).toBe(200);
    expect((await overviewOf(partner)).requests).toBe(1);
  });
});
