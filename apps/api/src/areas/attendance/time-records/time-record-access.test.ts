import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, createFleet, createRun, type Fleet, runDay } from '../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDepartment, createDriver } from '../../../../test/masters.ts';
import { changeOldDaysAlone, dayUrl, punchesOf } from '../../../../test/time-records.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';

let test: TestApp;
let admin: Browser & { userId: string };
let fleet: Fleet;
beforeAll(async () => {
  // Noon of the day after the runs, in Japan.
  test = await buildTestApp({}, { at: '2026-11-27T03:00:00Z' });
  await changeOldDaysAlone(test.db);
  admin = await logInAs(test, ['admin']);
  fleet = await createFleet(admin);
});
afterAll(() => test.close());

async function newDriver(departmentId = fleet.departmentId): Promise<string> {
  return (await createDriver(admin, { departmentId })).id;
}

describe('who sees and changes punches', () => {
  it.each([
    ['admin', true, true],
    ['manager', true, true],
    ['dispatcher', true, false],
    ['assistant', true, false],
    ['accounting', false, false],
    ['labour', true, true],
    ['viewer', false, false],
    ['driver', false, false],
    ['partner', false, false],
  ] as const)('%s reads: %s, changes: %s', async (role, reads, changes) => {
    const driverId = await newDriver();
    const by = await logInAs(test, [role], { departmentIds: [fleet.departmentId] });
    const month = await by.get(`/api/time-records/month?date=2026-11-18&driverId=${driverId}`);
    expect(month.statusCode === 200).toBe(reads);
    const body = { punches: [], seen: [], reason: 'forgotten', reasonText: null };
    const put = await by.put(`/api/time-records/${driverId}/2026-11-18`, body);
    expect(put.statusCode === 200).toBe(changes);
  });

  it('a manager of another department sees and changes nobody here', async () => {
    const driverId = await newDriver();
    const { id } = await createDepartment(admin);
    const manager = await logInAs(test, ['manager'], { departmentIds: [id] });
    expect((await manager.get(dayUrl('2026-11-18', fleet.departmentId))).json()).toMatchObject({
      drivers: [],
      records: [],
    });
    expect((await manager.get(`/api/time-records/month?date=2026-11-18&driverId=${driverId}`)).statusCode).toBe(404);
    const body = { punches: punchesOf('5:00 14:00'), seen: [], reason: 'forgotten', reasonText: null };
    expect((await manager.put(`/api/time-records/${driverId}/2026-11-18`, body)).statusCode).toBe(404);
  });

  it('the office has to say whose month it wants', async () => {
    const answer = await admin.get('/api/time-records/month?date=2026-11-18');
    expect(answer.json().errors).toMatchObject([{ path: 'driverId', code: 'required' }]);
  });

  it('the day names a driver of another department who drives for this one, and nobody who had left', async () => {
    const { id } = await createDepartment(admin);
    const [borrowed, left] = [await newDriver(id), await newDriver()];
    await test.db.update(drivers).set({ leftDate: '2026-11-25' }).where(eq(drivers.id, left));
    const driverIds = { driver1Id: borrowed, driver2Id: null };
    const target = { vehicleId: fleet.vehicles[1].id };
    await createRun(admin, fleet, { target, driverIds, start: at('5:00'), end: at('7:00'), reason: '試験' });
    const ids = async (date: string) =>
      (await admin.get(dayUrl(date, fleet.departmentId))).json().drivers.map((one: { id: string }) => one.id);
    expect(await ids(runDay)).toContain(borrowed);
    expect(await ids(runDay)).not.toContain(left);
    expect(await ids('2026-11-25')).toContain(left);
    expect(await ids('2026-11-25')).not.toContain(borrowed);
  });
});
