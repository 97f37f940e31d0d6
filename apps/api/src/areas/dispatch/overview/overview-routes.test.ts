import { mostRunsToDecide, type RunOverview, runOverviewSchema } from '@haisha/validation/run-overview';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askRun, at, createFleet, createGoods, createRun, type Fleet, runDay } from '../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDepartment } from '../../../../test/masters.ts';
import { deliveryCompanyUsers } from '../../../db/schema/identity/delivery-company-users.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';

let test: TestApp;
let dispatcher: Browser;
let fleet: Fleet;
beforeAll(async () => {
  // The eve of the day of the runs, in Japan.
  test = await buildTestApp({}, { at: '2026-11-25T03:00:00Z' });
  dispatcher = await logInAs(test, ['dispatcher']);
  fleet = await createFleet(await logInAs(test, ['admin']));
});
afterAll(() => test.close());

async function overviewOf(by: Browser): Promise<RunOverview> {
  const answer = await by.get('/api/home/runs');
  expect(answer.statusCode).toBe(200);
  return runOverviewSchema.strict().parse(answer.json());
}

const halfDayMs = 43_200_000;
const undecided = { toDecide: [], moreToDecide: 0 };
const nothing = {
  ...{ runs: 0, unassigned: 0, unconfirmed: 0, requested: 0 },
  ...{ confirmed: 0, departed: 0, returned: 0, red: 0, amber: 0 },
};

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
    const driverIds = { driver1Id: fleet.drivers[0].id, driver2Id: null };
    const run = await createRun(dispatcher, fleet, { driverIds, start: at('5:00'), end: at('12:00') });
    const withoutDriver = await createRun(dispatcher, fleet, { target: { vehicleId: fleet.vehicles[1].id } });
    await createGoods(dispatcher, fleet);
    await createGoods(dispatcher, fleet, { operationDate: '2026-11-28' });
    const { days, toDecide } = await overviewOf(dispatcher);
    expect(days?.today).toEqual({ date: '2026-11-25', ...nothing });
    expect(days?.tomorrow).toMatchObject({ runs: 2, unconfirmed: 2, confirmed: 0, unassigned: 1 });
    const found = [run, withoutDriver].filter(({ findings }) => findings.some(({ level }) => level !== 'info'));
    expect(toDecide.map(({ id }) => id).toSorted()).toEqual(found.map(({ id }) => id).toSorted());
    expect(days?.tomorrow.red).toBe(toDecide.filter(({ state }) => state === 'red').length);
    expect(days?.tomorrow.amber).toBe(toDecide.filter(({ state }) => state === 'amber').length);
    expect((await askRun(dispatcher, run, 'confirm')).status).toBe(200);
    expect((await overviewOf(dispatcher)).days?.tomorrow).toMatchObject({ runs: 2, unconfirmed: 1, confirmed: 1 });
  });

  it('names what of today nobody has confirmed, and a finding no more once somebody went past it', async () => {
    test.pass(halfDayMs);
    const later = await logInAs(test, ['dispatcher']);
    const { days, toDecide } = await overviewOf(later);
    expect(days?.today).toMatchObject({ date: runDay, runs: 2, unconfirmed: 1 });
    expect(toDecide.map(({ state }) => state)).toContain('unconfirmed');
    await test.db.execute(sql`update allocations set findings = '[{"check": 1, "level": "red", "code": "x"}]'`);
    expect((await overviewOf(later)).days?.today).toMatchObject({ red: 2, amber: 0 });
    await test.db.execute(
      sql`update allocations set findings = jsonb_set(findings, '{0,overrideReason}', '"checked"')`,
    );
    expect((await overviewOf(later)).days?.today).toMatchObject({ red: 0, amber: 0 });
    test.pass(-halfDayMs);
  });

  describe('of runs that need a decision', () => {
    const decisionsAt = async (clock: string) => {
      const by = Date.parse(at(clock)) - Date.parse('2026-11-25T03:00:00Z');
      test.pass(by);
      const { moreToDecide, toDecide } = await overviewOf(await logInAs(test, ['dispatcher']));
      test.pass(-by);
      return {
        moreToDecide,
        named: toDecide.map(({ operationDate, state }) => [operationDate, state]),
      };
    };
    const reset = () => test.db.execute(sql`update allocations set operation_date = ${runDay}, findings = '[]'`);

    it('names one of today that has not left five minutes after its time, confirmed or not', async () => {
      await test.db.execute(sql`update allocations set findings = '[]', status = 'confirmed'`);
      const late = [runDay, 'late'];
      const driverless = [runDay, 'confirmed'];
      expect((await decisionsAt('5:04')).named).toEqual([driverless]);
      expect((await decisionsAt('5:05')).named).toEqual([late, driverless]);
      await test.db.execute(sql`update allocations set status = 'departed'`);
      expect((await decisionsAt('5:05')).named).toEqual([]);
      await test.db.execute(sql`update allocations set status = case when number = (select min(number) from allocations)
        then 'confirmed' else 'planned' end`);
    });

    it('names those of today before worse ones of tomorrow', async () => {
      const red = sql`'[{"check": 1, "level": "red", "code": "x"}]'::jsonb`;
      await test.db.execute(sql`update allocations set findings = '[{"check": 1, "level": "amber", "code": "x"}]'`);
      await test.db.execute(sql`update allocations set operation_date = '2026-11-27', findings = ${red} where id in
        (select id from allocations order by number limit 1)`);
      expect(await decisionsAt('0:00')).toEqual({
        moreToDecide: 0,
        named: [
          [runDay, 'amber'],
          ['2026-11-27', 'red'],
        ],
      });
      await reset();
    });

    it('counts those that it has no room for', async () => {
      const target = { deliveryCompanyId: fleet.company.id };
      for (let count = 0; count < mostRunsToDecide; count += 1) await createRun(dispatcher, fleet, { target });
      const { moreToDecide, named } = await decisionsAt('0:00');
      expect([moreToDecide, named.length]).toEqual([1, mostRunsToDecide]);
      await test.db.execute(sql`delete from allocations where ownership = 'hired'`);
    });
  });

  it('is about the own centres of those who belong to some', async () => {
    const { id } = await createDepartment(await logInAs(test, ['admin']));
    const elsewhere = await logInAs(test, ['viewer'], { departmentIds: [id] });
    const here = await logInAs(test, ['viewer'], { departmentIds: [fleet.departmentId] });
    expect((await overviewOf(elsewhere)).days?.tomorrow).toMatchObject({ runs: 0, unassigned: 0 });
    expect((await overviewOf(here)).days?.tomorrow).toMatchObject({ runs: 2, unassigned: 1 });
  });

  it('shows a driver the next run, with the office, and nothing of others', async () => {
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
