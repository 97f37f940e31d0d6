import { leaveRegisterSchema } from '@haisha/validation/leave';
import { workScheduleSchema } from '@haisha/validation/work-schedule';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDepartment, createDriver } from '../../../../test/masters.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';

let test: TestApp;
let admin: Browser;
let driverId: string;
let departmentId: string;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-25T03:00:00Z' });
  admin = await logInAs(test, ['admin']);
  departmentId = (await createDepartment(admin)).id;
  driverId = (await createDriver(admin, { departmentId })).id;
  await test.db.update(drivers).set({ hiredDate: '2023-04-01' }).where(eq(drivers.id, driverId));
});
afterAll(() => test.close());

const week = (validFrom: string, days: number, weeklyHours: number) => ({ validFrom, per: 'week', days, weeklyHours });
const year = (validFrom: string, days: number, weeklyHours: number) => ({ validFrom, per: 'year', days, weeklyHours });
const addressOf = (id: string) => `/api/drivers/${id}/work-schedule`;
const set = (by: Browser, version: number, ...schedules: object[]) =>
  by.put(addressOf(driverId), { version, schedules });
const read = async (by: Browser) => workScheduleSchema.strict().parse((await by.get(addressOf(driverId))).json());
const registered = async (date = '2026-11-25') => {
  const answer = await admin.get(`/api/leaves/register?date=${date}&driverId=${driverId}`);
  const [entry] = leaveRegisterSchema.strict().parse(answer.json()).drivers;
  if (!entry) throw new Error('the driver is not in the register');
  return entry;
};

describe('the work schedule of a driver', () => {
  it('is empty until somebody enters it, and the driver then counts as working five days a week', async () => {
    expect(await read(admin)).toMatchObject({ id: driverId, version: 0, schedules: [] });
    const { grants, next, schedule } = await registered();
    expect([schedule, grants.map(({ days }) => days), next]).toEqual([
      null,
      [12, 14],
      { date: '2027-10-01', days: 16 },
    ]);
  });

  it('grants each time by the one in force on the day, whatever the order it was entered in', async () => {
    const labour = await logInAs(test, ['labour']);
    const answer = await set(
      labour,
      0,
      week('2026-04-01', 3, 22.5),
      week('2023-04-01', 4, 28),
      week('2027-04-01', 5, 40),
    );
    expect([answer.statusCode, answer.json().version]).toEqual([200, 1]);
    const { grants, left, next, schedule, years } = await registered();
    expect(schedule).toEqual(week('2026-04-01', 3, 22.5));
    expect(grants.map(({ date, days }) => `${date} ${days}`)).toEqual(['2025-10-01 9', '2026-10-01 8']);
    expect([left, next]).toEqual([17, { date: '2027-10-01', days: 16 }]);
    expect(years).toEqual([]);
    expect((await read(admin)).schedules.map(({ validFrom }) => validFrom)).toEqual([
      '2023-04-01',
      '2026-04-01',
      '2027-04-01',
    ]);
  });

  it('of fewer days than the law knows grants nothing', async () => {
    await set(admin, 1, year('2023-04-01', 47, 5));
    expect(await registered()).toMatchObject({ grants: [], left: 0, next: null, years: [] });
  });

  it('is in the log with both lists, and of two who change it at a time one is refused', async () => {
    expect((await set(admin, 1, week('2023-04-01', 2, 12))).json().code).toBe('version.conflict');
    const { items } = (await admin.get('/api/audit?entity=workSchedule')).json();
    expect(items[0]).toMatchObject({ action: 'update', entityId: driverId });
  });

  it.each([
    ['on more than seven days a week', [week('2026-04-01', 8, 20)], 'schedules.0.days maxValue'],
    ['on no day', [week('2026-04-01', 0, 20)], 'schedules.0.days minValue'],
    ['twice from a day', [week('2026-04-01', 3, 18), year('2026-04-01', 150, 18)], 'schedules.1.validFrom duplicate'],
    ['without hours', [{ ...week('2026-04-01', 3, 18), weeklyHours: null }], 'schedules.0.weeklyHours required'],
  ])('%s is refused', async (_, schedules, expected) => {
    const answer = await set(admin, 2, ...schedules);
    const errors = answer.json().errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`);
    expect([answer.statusCode, errors]).toEqual([400, [expected]]);
  });

  it('is for those who may know of it: the centre, labour, and the driver to read', async () => {
    const manager = await logInAs(test, ['manager'], { departmentIds: [departmentId] });
    const other = await logInAs(test, ['manager'], { departmentIds: [(await createDepartment(admin)).id] });
    const driver = await logInAs(test, ['driver']);
    await test.db.update(drivers).set({ userId: driver.userId }).where(eq(drivers.id, driverId));
    const statuses = async (by: Browser) => [
      (await by.get(addressOf(driverId))).statusCode,
      (await set(by, 99, week('2026-04-01', 3, 18))).statusCode,
    ];
    expect(await statuses(manager)).toEqual([200, 409]);
    expect(await statuses(other)).toEqual([404, 404]);
    expect(await statuses(driver)).toEqual([200, 403]);
    for (const role of ['dispatcher', 'accounting', 'viewer', 'assistant'] as const) {
      expect(await statuses(await logInAs(test, [role]))).toEqual([403, 403]);
    }
  });
});
