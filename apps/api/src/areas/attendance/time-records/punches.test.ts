import { randomUUID } from 'node:crypto';
import { type TimeRecord, timeRecordSchema } from '@haisha/validation/time-record';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { at, createFleet, createRun, type Fleet, runDay } from '../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDriver } from '../../../../test/masters.ts';
import { changeOldDaysAlone, linesOf, setDay } from '../../../../test/time-records.ts';
import { punches } from '../../../db/schema/attendance/punches.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';

let test: TestApp;
let admin: Browser;
let fleet: Fleet;
/** Of each test. */
let own: Browser & { userId: string };
let driverId: string;
beforeAll(async () => {
  // The evening of the day of the runs, in Japan.
  test = await buildTestApp({}, { at: '2026-11-26T12:00:00Z' });
  await changeOldDaysAlone(test.db);
  admin = await logInAs(test, ['admin']);
  fleet = await createFleet(admin);
});
afterAll(() => test.close());
beforeEach(async () => {
  own = await logInAs(test, ['driver']);
  driverId = await driverOf(own.userId);
});

async function driverOf(userId: string): Promise<string> {
  const { id } = await createDriver(admin, { departmentId: fleet.departmentId });
  await test.db.update(drivers).set({ userId }).where(eq(drivers.id, id));
  return id;
}

const punch = (kind: string, moment: string, id: string = randomUUID()) => ({ id, kind, at: moment });

async function made(by: Browser, body: object): Promise<TimeRecord> {
  const answer = await by.post('/api/punches', body);
  expect(answer.statusCode).toBe(200);
  return timeRecordSchema.strict().parse(answer.json());
}

const stored = () => test.db.$count(punches, eq(punches.driverId, driverId));

describe('a punch of a driver', () => {
  it('is stored as it was made and when it arrived, and answers the day', async () => {
    const record = await made(own, punch('clockIn', at('5:00')));
    expect(record).toMatchObject({ driverId, date: runDay });
    expect(record.punches).toMatchObject([
      { method: 'phone', at: at('5:00'), firstAt: at('5:00'), receivedAt: test.clock().toISOString(), reason: null },
    ]);
    const month = (await own.get(`/api/time-records/month?date=${runDay}`)).json();
    expect(month.driver.id).toBe(driverId);
    expect(month.records.find(({ date }: TimeRecord) => date === runDay)).toEqual(record);
  });

  it('sent again, or with another id, or many times at once, is stored once and answers the same', async () => {
    const body = punch('clockIn', at('5:00'));
    const first = await made(own, body);
    expect(await made(own, body)).toEqual(first);
    expect(await made(own, punch('clockIn', at('5:00')))).toEqual(first);
    const next = punch('leaveGarage', at('5:20'));
    const answers = await Promise.all(Array.from({ length: 6 }, () => made(own, next)));
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await stored()).toBe(2);
  });

  it('cut off while it is written, as by a server that ends, is stored once when it is sent again', async () => {
    const body = punch('clockIn', at('5:00'));
    const waiting = sql`pid <> pg_backend_pid() and datname = current_database() and wait_event_type = 'Lock'`;
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`select from drivers where id = ${driverId} for update`);
      const asked = own.post('/api/punches', body);
      await vi.waitUntil(
        async () => (await tx.execute(sql`select pid from pg_stat_activity where ${waiting}`)).rows.length > 0,
        { timeout: 10_000 },
      );
      await tx.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${waiting}`);
      expect((await asked).statusCode).toBeGreaterThanOrEqual(500);
    });
    expect(await stored()).toBe(0);
    const [first, again] = [await made(own, body), await made(own, body)];
    expect(again).toEqual(first);
    expect(await stored()).toBe(1);
  });

  it('sent again after the office corrected it does not come back', async () => {
    const body = punch('clockIn', at('5:00'));
    const seen = await made(own, body);
    await setDay(admin, driverId, runDay, '4:55 14:00', { seen, keep: seen });
    const again = await made(own, body);
    expect(linesOf(again)).toBe('clockIn 4:55, clockOut 14:00');
  });

  it('that waited on the phone comes in any order', async () => {
    await made(own, punch('clockOut', at('14:30')));
    await made(own, punch('returnGarage', at('14:00')));
    await made(own, punch('clockIn', at('5:00')));
    const record = await made(own, punch('leaveGarage', at('5:20')));
    expect(linesOf(record)).toBe('clockIn 5:00, leaveGarage 5:20, returnGarage 14:00, clockOut 14:30');
    expect(record.hours).toMatchObject({ state: 'actual', dutyMinutes: 570 });
  });

  it('belongs to the day of the run, also before midnight and on the next day, else to the open shift', async () => {
    const driverIds = { driver1Id: driverId, driver2Id: null };
    const times = { start: at('1:00'), end: at('3:00') };
    const run = await createRun(admin, fleet, { driverIds, ...times, reason: '試験' });
    expect((await made(own, punch('clockIn', at('23:40', '2026-11-25')))).date).toBe(runDay);
    expect((await made(own, punch('clockOut', at('4:00')))).date).toBe(runDay);
    expect(run.operationDate).toBe(runDay);
    const other = await logInAs(test, ['driver']);
    await driverOf(other.userId);
    expect((await made(other, punch('clockIn', at('22:00', '2026-11-24')))).date).toBe('2026-11-24');
    expect((await made(other, punch('clockOut', at('30:00', '2026-11-24')))).date).toBe('2026-11-24');
    expect((await made(other, punch('clockIn', at('29:00', '2026-11-25')))).date).toBe(runDay);
  });

  it('is refused with another content under the same id, also as that of another driver', async () => {
    const body = punch('clockIn', at('5:00'));
    await made(own, body);
    const refused = [
      await own.post('/api/punches', { ...body, at: at('5:01') }),
      await own.post('/api/punches', { ...body, kind: 'clockOut' }),
    ];
    const other = await logInAs(test, ['driver']);
    await driverOf(other.userId);
    refused.push(await other.post('/api/punches', body));
    for (const answer of refused) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'value.taken', errors: [{ path: 'id', code: 'taken' }] });
    }
    expect(await stored()).toBe(1);
  });

  it('is refused more than five minutes ahead, and after the last day of employment', async () => {
    expect((await own.post('/api/punches', punch('clockIn', at('21:05')))).statusCode).toBe(200);
    const ahead = await own.post('/api/punches', punch('leaveGarage', at('21:06')));
    expect(ahead.json().errors).toMatchObject([{ path: 'at', code: 'notAhead' }]);
    await test.db.update(drivers).set({ leftDate: '2026-11-25' }).where(eq(drivers.id, driverId));
    const late = await own.post('/api/punches', punch('clockOut', at('20:00')));
    expect(late.json().errors).toMatchObject([{ path: 'at', code: 'punch.hasLeft', params: { date: '2026-11-25' } }]);
  });

  it('is made by nobody else, and a driver sees only the own ones', async () => {
    expect((await admin.post('/api/punches', punch('clockIn', at('5:00')))).statusCode).toBe(403);
    const nobody = await logInAs(test, ['driver']);
    expect((await nobody.post('/api/punches', punch('clockIn', at('5:00')))).statusCode).toBe(404);
    expect((await nobody.get(`/api/time-records/month?date=${runDay}`)).statusCode).toBe(404);
    expect((await nobody.get(`/api/time-records/month?date=${runDay}&driverId=${driverId}`)).statusCode).toBe(404);
    const day = `/api/time-records/day?date=${runDay}&departmentId=${fleet.departmentId}`;
    expect((await own.get(day)).json().drivers.map(({ id }: { id: string }) => id)).toEqual([driverId]);
  });
});
