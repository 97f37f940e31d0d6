import {
  candidatesSchema,
  complianceDriverSchema,
  complianceSchema,
  inspectionSchema,
} from '@haisha/validation/compliance';
import { nearLimitsSchema } from '@haisha/validation/near-limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, createFleet, createRun, type Fleet, runDay } from '../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDepartment, createDriver } from '../../../../test/masters.ts';
import { rollCallBody } from '../../../../test/roll-calls.ts';
import { driverLeaves } from '../../../db/schema/attendance/driver-leaves.ts';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';
import { driverRecords } from '../../../db/schema/masters/driver-records.ts';

let test: TestApp;
let admin: Browser;
let manager: Browser;
let fleet: Fleet;
let free: { id: string };
beforeAll(async () => {
  test = await buildTestApp({}, { at: at('20:00') });
  admin = await logInAs(test, ['admin']);
  fleet = await createFleet(admin);
  manager = await logInAs(test, ['manager'], { departmentIds: [fleet.departmentId] });
  free = await createDriver(admin, { departmentId: fleet.departmentId });
  const run = (driver: number, start: string, end: string) =>
    createRun(admin, fleet, {
      target: { vehicleId: fleet.vehicles[driver]?.id ?? '' },
      driverIds: { driver1Id: fleet.drivers[driver]?.id ?? null, driver2Id: null },
      ...{ start: at(start), end: at(end), reason: '試験' },
    });
  await run(0, '5:00', '19:00');
  await run(1, '9:00', '12:00');
});
afterAll(() => test.close());

const ofCentre = () => `departmentId=${fleet.departmentId}`;
const standing = async (by: Browser) => {
  const answer = await by.get(`/api/compliance?date=${runDay}&${ofCentre()}`);
  expect(answer.statusCode).toBe(200);
  return complianceSchema.strict().parse(answer.json()).drivers;
};
const candidates = async (start: string, minutes: number) => {
  const query = new URLSearchParams({ start, minutes: String(minutes) });
  const answer = await manager.get(`/api/compliance/candidates?${query}&${ofCentre()}`);
  return candidatesSchema.strict().parse(answer.json()).candidates;
};

describe('who is near a limit', () => {
  const near = async (by: Browser) => nearLimitsSchema.strict().parse((await by.get('/api/home/limits')).json());

  it('tells the drivers of the own centres, the worst first, with what they have on duty', async () => {
    const { date, drivers } = await near(manager);
    const rows = await standing(manager);
    const [long, short] = fleet.drivers.map(({ id }) => id);
    expect(date).toBe(runDay);
    expect(drivers.map(({ id }) => id)).toEqual([long, short, free.id]);
    for (const { dutyMinutes, id, mostMinutes, usualMinutes, shortestRestMinutes } of drivers) {
      const row = rows.find(({ driver }) => driver.id === id);
      expect({ dutyMinutes, mostMinutes, usualMinutes, shortestRestMinutes }).toEqual({
        dutyMinutes: row?.month.dutyMinutes,
        mostMinutes: row?.month.mostMinutes,
        usualMinutes: row?.month.usualMinutes,
        shortestRestMinutes: row?.shortestRestMinutes,
      });
    }
    expect(drivers[0]).toMatchObject({ departmentId: fleet.departmentId, red: 0 });
    expect(drivers[0]?.amber).toBeGreaterThan(0);
  });

  it('tells nobody of other centres, and all to who belongs to none', async () => {
    const elsewhere = await createDepartment(admin, { code: 'ELSE' });
    const other = await logInAs(test, ['manager'], { departmentIds: [elsewhere.id] });
    expect((await near(other)).drivers).toEqual([]);
    expect((await near(await logInAs(test, ['labour']))).drivers.length).toBeGreaterThanOrEqual(3);
  });
});

describe('where drivers stand', () => {
  it('tells duty, limits and findings of month and year, and long days', async () => {
    const rows = await standing(manager);
    const [long, short] = fleet.drivers.map(({ id }) => rows.find(({ driver }) => driver.id === id));
    expect(long).toMatchObject({
      month: { start: '2026-11-21', end: '2026-12-20', mostMinutes: 284 * 60 },
      year: { start: '2026-04-21', mostMinutes: 3300 * 60, overtimeMostMinutes: 960 * 60 },
      ...{ overUsual: 1, overWatch: 1, weekOverWatch: 1, red: 0 },
    });
    expect(long?.amber).toBeGreaterThan(0);
    expect(long?.month.dutyMinutes).toBe(long?.year.dutyMinutes);
    expect(short).toMatchObject({ overUsual: 0, overWatch: 0, red: 0, amber: 0 });
    expect(rows.find(({ driver }) => driver.id === free.id)).toMatchObject({
      ...{ month: { dutyMinutes: 0, mostMinutes: 284 * 60 }, earliestStartAt: null, shortestRestMinutes: null },
    });
  });

  it('opens what it comes from: the shifts, and findings with their article', async () => {
    const answer = await manager.get(`/api/compliance/driver?date=${runDay}&driverId=${fleet.drivers[0].id}`);
    const own = complianceDriverSchema.strict().parse(answer.json());
    const [shift] = own.shifts;
    expect(shift).toMatchObject({ day: runDay, state: 'planned', level: 'amber' });
    expect(own.findings).toContainEqual(
      expect.objectContaining({ code: 'dayOverWatch', article: 'standard 4-1-4', dutyIds: shift?.dutyIds }),
    );
    expect(own.months).toHaveLength(1);
  });

  it('is for the office, within reach', async () => {
    const { id } = await createDepartment(admin);
    const other = await logInAs(test, ['manager'], { departmentIds: [id] });
    expect(await standing(other)).toEqual([]);
    const path = `/api/compliance/driver?date=${runDay}&driverId=${fleet.drivers[0].id}`;
    expect((await other.get(path)).statusCode).toBe(404);
    for (const role of ['accounting', 'driver', 'partner'] as const) {
      expect((await (await logInAs(test, [role])).get(path)).statusCode).toBe(403);
    }
  });
});

describe('whom one can still send', () => {
  it('names who may go first, with most left, and who is away or busy last', async () => {
    const away = await createDriver(admin, { departmentId: fleet.departmentId });
    const day = '2026-11-27';
    await test.db.insert(driverLeaves).values({ driverId: away.id, kind: 'sick', fromDate: day, toDate: day });
    const found = await candidates(at('2:00', day), 600);
    const stateOf = (id: string | undefined) => found.find(({ driver }) => driver.id === id);
    expect(found[0]).toMatchObject({ driver: { id: free.id }, state: 'free', monthLeftMinutes: 274 * 60 });
    expect(stateOf(fleet.drivers[1].id)?.state).toBe('free');
    const tired = stateOf(fleet.drivers[0].id);
    expect(tired?.state).toBe('red');
    expect(tired?.findings).toContainEqual(
      expect.objectContaining({ code: 'restTooShort', article: 'standard 4-1-5' }),
    );
    expect(found.at(-1)).toMatchObject({ driver: { id: away.id }, state: 'away' });
    const busy = (await candidates(at('10:00'), 60)).find(({ driver }) => driver.id === fleet.drivers[1].id);
    expect(busy?.state).toBe('busy');
  });

  it.each([
    ['of ten minutes', 'minutes=10'],
    ['of two days', 'minutes=2880'],
    ['without a start', 'start=&minutes=600'],
  ])('a duty %s is none', async (_, query) => {
    const given = query.includes('start') ? query : `start=2026-11-26T17:00:00Z&${query}`;
    expect((await manager.get(`/api/compliance/candidates?${given}&${ofCentre()}`)).statusCode).toBe(400);
  });
});

describe('what an inspector asks first', () => {
  it('names dates of people and vehicles, instructions, and who held the calls', async () => {
    const call = rollCallBody(fleet.drivers[0].id, { date: runDay, at: at('4:50') });
    expect((await manager.post('/api/roll-calls', call)).statusCode).toBe(200);
    const driverId = fleet.drivers[0].id;
    const events = [{ date: '2026-10-01', kind: 'accident', note: '接触' }] as const;
    const empty = { hasTowing: false, licences: [], qualifications: [], aptitudeTests: [] };
    const healthChecks = [
      { date: '2026-04-01', kind: 'regular', result: 'normal', nextDate: null, note: null },
    ] as const;
    await test.db.delete(driverRecords).where(eq(driverRecords.driverId, driverId));
    await test.db
      .insert(driverRecords)
      .values({ driverId, ...empty, events: [...events], healthChecks: [...healthChecks] });
    await test.db.update(allocations).set({ needsInstruction: true, actualOutAt: at('5:00') });
    const answer = await manager.get(`/api/compliance/inspection?date=${runDay}&${ofCentre()}`);
    const found = inspectionSchema.strict().parse(answer.json());
    const { code } = fleet.drivers[0] as unknown as { code: string };
    expect(found.guidance).toMatchObject([{ lastDate: null, nextDate: '2026-10-01', isMissing: true }]);
    expect(found.healthChecks.find((one) => one.code === code || one.lastDate === '2026-04-01')).toBeDefined();
    expect(found.inspections.length).toBeGreaterThan(0);
    expect(found.instructions.map(({ hasInstruction }) => hasInstruction)).toEqual([false, false]);
    expect(found.rollCalls).toMatchObject({ calls: 1, ofManagers: 1, isEnough: true, withoutCall: 1 });
  });

  it('is for those alone who may know of health', async () => {
    for (const role of ['dispatcher', 'assistant', 'viewer', 'driver'] as const) {
      const by = await logInAs(test, [role]);
      expect((await by.get(`/api/compliance/inspection?date=${runDay}&${ofCentre()}`)).statusCode).toBe(403);
    }
    const { id } = await createDepartment(admin);
    const other = await logInAs(test, ['manager'], { departmentIds: [id] });
    expect((await other.get(`/api/compliance/inspection?date=${runDay}&${ofCentre()}`)).statusCode).toBe(404);
  });
});
