import { type CentreMonth, type CentreMonthRow, centreMonthSchema } from '@haisha/validation/centre-month';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, createFleet, createRun, type Fleet, runDay } from '../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDepartment, createDriver } from '../../../../test/masters.ts';
import { changeOldDaysAlone, recordOf, setDay } from '../../../../test/time-records.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';

let test: TestApp;
let admin: Browser & { userId: string };
let fleet: Fleet;
beforeAll(async () => {
  // Noon of the day before the runs, in Japan.
  test = await buildTestApp({}, { at: '2026-11-25T03:00:00Z' });
  await changeOldDaysAlone(test.db);
  admin = await logInAs(test, ['admin']);
  fleet = await createFleet(admin);
});
afterAll(() => test.close());

async function newDriver(departmentId = fleet.departmentId): Promise<string> {
  return (await createDriver(admin, { departmentId })).id;
}

async function monthOf(date: string, departmentId = fleet.departmentId, by: Browser = admin): Promise<CentreMonth> {
  const answer = await by.get(`/api/time-records/centre-month?date=${date}&departmentId=${departmentId}`);
  return centreMonthSchema.strict().parse(answer.json());
}

function rowOf({ rows }: CentreMonth, driverId: string): CentreMonthRow | undefined {
  return rows.find(({ driver }) => driver.id === driverId);
}

function cellOf(month: CentreMonth, driverId: string, date: string) {
  return rowOf(month, driverId)?.cells[month.days.findIndex((day) => day.date === date)];
}

describe('the month of a centre', () => {
  it('runs from the 21st to the 20th, and knows the public holidays', async () => {
    const month = await monthOf('2026-11-20');
    expect([month.from, month.to, month.days.length]).toEqual(['2026-10-21', '2026-11-20', 31]);
    expect(month.days.filter(({ isHoliday }) => isHoliday)).toEqual([{ date: '2026-11-03', isHoliday: true }]);
  });

  it('says of each day what the record of the driver says, and of the month what its sums are', async () => {
    const driverId = await newDriver();
    await setDay(admin, driverId, '2026-11-17', '6:00 20:00');
    await setDay(admin, driverId, '2026-11-18', '4:00 17:00');
    await setDay(admin, driverId, '2026-11-19', '22:00 25:30');
    const month = await monthOf('2026-11-20');
    const { hours } = await recordOf(admin, driverId, '2026-11-17');
    expect(cellOf(month, driverId, '2026-11-17')).toEqual({
      ...{ from: 360, to: 1200, isPlanned: false, dutyMinutes: hours?.dutyMinutes, leave: null },
      ...{ isFaulty: false, level: 'red' },
    });
    expect(hours?.dutyMinutes).toBe(16 * 60);
    expect(cellOf(month, driverId, '2026-11-19')).toMatchObject({ from: 1320, to: 1530, dutyMinutes: 210 });
    expect(cellOf(month, driverId, '2026-11-20')).toMatchObject({ from: null, to: null, dutyMinutes: null });
    const own = (await admin.get(`/api/time-records/month?date=2026-11-20&driverId=${driverId}`)).json();
    const { findings: _, ...total } = own.total;
    expect(rowOf(month, driverId)?.total).toEqual(total);
    expect(total).toMatchObject({ shifts: 3, dutyMinutes: (14 + 13 + 3.5) * 60 });
  });

  it('marks a day whose end is missing, and shows a day to come as it is planned', async () => {
    const driverId = await newDriver();
    await setDay(admin, driverId, '2026-11-23', 'clockIn 5:00');
    const driverIds = { driver1Id: driverId, driver2Id: null };
    await createRun(admin, fleet, { driverIds, start: at('5:00'), end: at('7:00'), reason: '試験' });
    const month = await monthOf(runDay);
    expect(cellOf(month, driverId, '2026-11-23')).toMatchObject({ from: 300, to: null, isFaulty: true, level: 'red' });
    expect(cellOf(month, driverId, runDay)).toMatchObject({ isPlanned: true, isFaulty: false });
    const { planned } = await recordOf(admin, driverId, runDay);
    const minutes = (Date.parse(planned?.reportAt ?? '') - Date.parse(`${runDay}T00:00:00+09:00`)) / 60_000;
    expect(cellOf(month, driverId, runDay)?.from).toBe(minutes);
  });

  it('names who left in the month, nobody who left before, and is empty for a centre without drivers', async () => {
    const [within, before] = [await newDriver(), await newDriver()];
    await test.db.update(drivers).set({ leftDate: '2026-10-25' }).where(eq(drivers.id, within));
    await test.db.update(drivers).set({ leftDate: '2026-10-20' }).where(eq(drivers.id, before));
    const month = await monthOf('2026-11-20');
    expect(rowOf(month, within)).toBeDefined();
    expect(rowOf(month, before)).toBeUndefined();
    const { id } = await createDepartment(admin);
    expect((await monthOf('2026-11-20', id)).rows).toEqual([]);
  });

  it('shows a manager of another department nobody, and a driver no one but himself', async () => {
    const driverId = await newDriver();
    const { id } = await createDepartment(admin);
    const manager = await logInAs(test, ['manager'], { departmentIds: [id] });
    expect((await monthOf('2026-11-20', fleet.departmentId, manager)).rows).toEqual([]);
    const self = await logInAs(test, ['driver']);
    await test.db.update(drivers).set({ userId: self.userId }).where(eq(drivers.id, driverId));
    const own = await monthOf('2026-11-20', fleet.departmentId, self);
    expect(own.rows.map(({ driver }) => driver.id)).toEqual([driverId]);
  });
});

describe('one day of a driver', () => {
  it('is read alone, within scope', async () => {
    const driverId = await newDriver();
    const { after } = await setDay(admin, driverId, '2026-11-17', '6:00 20:00');
    expect((await admin.get(`/api/time-records/${driverId}/2026-11-17`)).json()).toEqual(after);
    const { id } = await createDepartment(admin);
    const manager = await logInAs(test, ['manager'], { departmentIds: [id] });
    expect((await manager.get(`/api/time-records/${driverId}/2026-11-17`)).statusCode).toBe(404);
  });
});
