import { randomUUID } from 'node:crypto';
import { boardDaySchema } from '@haisha/validation/board-day';
import { timeRecordMonthSchema } from '@haisha/validation/time-record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askRun, at, createFleet, createRun, type Fleet, runDay } from '../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDriver } from '../../../../test/masters.ts';
import { changeOldDaysAlone, recordOf, setDay } from '../../../../test/time-records.ts';
import { driverLeaves } from '../../../db/schema/attendance/driver-leaves.ts';

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

async function newDriver(): Promise<string> {
  return (await createDriver(admin, { departmentId: fleet.departmentId })).id;
}

async function monthOf(by: Browser, driverId: string, date: string) {
  const answer = await by.get(`/api/time-records/month?date=${date}&driverId=${driverId}`);
  expect(answer.statusCode).toBe(200);
  return timeRecordMonthSchema.strict().parse(answer.json());
}

describe('the hours of punches', () => {
  it('count 24 hours from each start: 6:00–20:00 and 4:00 on the next day are 16 hours, and the rest is too short', async () => {
    const driverId = await newDriver();
    await setDay(admin, driverId, '2026-11-24', '6:00 20:00');
    await setDay(admin, driverId, '2026-11-25', '4:00 17:00');
    const { hours } = await recordOf(admin, driverId, '2026-11-24');
    expect(hours).toMatchObject({
      state: 'actual',
      dutyMinutes: 960,
      doubleCountedMinutes: 120,
      restAfterMinutes: 480,
    });
    const found = hours?.findings.map(({ actual, code, level }) => `${code} ${level} ${actual}`);
    expect(found).toEqual(expect.arrayContaining(['dayOverMost red 960', 'restTooShort red 480']));
    expect((await monthOf(admin, driverId, '2026-11-24')).total).toMatchObject({ shifts: 2, dutyMinutes: 27 * 60 });
  });

  it('are those of the allocation board: whoever stayed longer than planned rests from then on', async () => {
    const [driver] = fleet.drivers;
    const driverIds = { driver1Id: driver.id, driver2Id: null };
    const day = '2026-11-24';
    await createRun(admin, fleet, { driverIds, operationDate: day, start: at('8:00', day), end: at('16:00', day) });
    const next = { operationDate: '2026-11-25', start: at('5:00', '2026-11-25'), end: at('9:00', '2026-11-25') };
    const run = await createRun(admin, fleet, { driverIds, ...next });
    const codes = ({ findings }: typeof run) => findings.map(({ code }) => code);
    expect(codes(run)).not.toContain('restTooShort');
    await setDay(admin, driver.id, day, '7:30 22:00');
    const board = boardDaySchema.parse(
      (await admin.get(`/api/allocations/day?date=2026-11-25&departmentId=${fleet.departmentId}`)).json(),
    );
    const shown = board.drivers.find(({ id }) => id === driver.id);
    expect(shown?.hours).toMatchObject({ lastEndAt: at('22:00', day), restMinutes: 120 });
    expect(shown?.duties.map(({ state }) => state)).toEqual(['actual', 'planned']);
    const record = await recordOf(admin, driver.id, day);
    expect(shown?.duties[0]).toMatchObject({ start: Date.parse(at('7:30', day)) });
    expect(record.hours?.dutyMinutes).toBe(14.5 * 60 + 3 * 60);
    const move = {
      id: randomUUID(),
      target: { vehicleId: fleet.vehicles[1].id },
      start: next.start,
      end: next.end,
      reason: '急ぎ',
    };
    const { body } = await askRun(admin, run, 'move', move);
    expect(codes(body)).toContain('restTooShort');
  });

  it('of three days are 12:35, 13:10 and 12:15', async () => {
    const driverId = await newDriver();
    await setDay(admin, driverId, '2026-11-23', '5:40 18:15');
    await setDay(admin, driverId, '2026-11-24', '6:30 17:40');
    await setDay(admin, driverId, '2026-11-25', '4:30 16:45');
    const { records } = await monthOf(admin, driverId, '2026-11-24');
    const told = records.flatMap(({ date, hours, isHoliday }) => (hours ? [[date, hours.dutyMinutes, isHoliday]] : []));
    expect(told).toEqual([
      ['2026-11-23', 755, true],
      ['2026-11-24', 790, false],
      ['2026-11-25', 735, false],
    ]);
  });

  it('of a night belong to the day on which it began, also from 25:30 and from before midnight', async () => {
    const driverId = await newDriver();
    await setDay(admin, driverId, '2026-11-17', '25:30 33:00');
    await setDay(admin, driverId, '2026-11-20', [
      { id: null, kind: 'clockIn', minutes: -10 },
      { id: null, kind: 'clockOut', minutes: 480 },
    ]);
    const { records } = await monthOf(admin, driverId, '2026-11-18');
    expect(records.flatMap(({ date, hours }) => (hours ? [[date, hours.dutyMinutes]] : []))).toEqual([
      ['2026-11-17', 450],
      ['2026-11-20', 490],
    ]);
  });

  it('over the border of the labour month count where the shift began', async () => {
    const driverId = await newDriver();
    await setDay(admin, driverId, '2026-11-20', '22:00 30:00');
    await setDay(admin, driverId, '2026-11-21', '22:00 27:00');
    const ends = await monthOf(admin, driverId, '2026-11-20');
    expect(ends).toMatchObject({ from: '2026-10-21', to: '2026-11-20', total: { dutyMinutes: 480, shifts: 1 } });
    expect(ends.records).toHaveLength(31);
    const begins = await monthOf(admin, driverId, '2026-11-21');
    expect(begins).toMatchObject({ from: '2026-11-21', to: '2026-12-20', total: { dutyMinutes: 300, shifts: 1 } });
    expect(begins.year.dutyMinutes).toBe(780);
  });

  it('of two shifts a day add up, and what the first one has of the second counts once', async () => {
    const driverId = await newDriver();
    const { after } = await setDay(
      admin,
      driverId,
      '2026-11-17',
      'clockIn 4:00, clockOut 8:00, clockIn 15:00, clockOut 19:30',
    );
    expect(after.hours).toMatchObject({ dutyMinutes: 510, doubleCountedMinutes: 0 });
  });

  it('come from the runs as planned until somebody punches, and the record says what was planned', async () => {
    const [driver] = fleet.drivers;
    const driverIds = { driver1Id: driver.id, driver2Id: null };
    const run = await createRun(admin, fleet, { driverIds, start: at('8:00'), end: at('12:00'), reason: '試験' });
    await test.db.insert(driverLeaves).values({ driverId: driver.id, kind: 'paid', fromDate: runDay, toDate: runDay });
    const before = await recordOf(admin, driver.id, runDay);
    expect(before).toMatchObject({
      planned: { outAt: at('8:00'), inAt: at('12:00'), reportAt: run.reportAt, endAt: run.endAt },
      leave: 'paid',
      hours: { state: 'planned' },
    });
    expect(before.planned?.runs).toEqual([{ id: run.id, name: run.number, vehicleCode: fleet.vehicles[0].code }]);
    const { after } = await setDay(admin, driver.id, runDay, '8:00 14:00');
    expect(after.hours).toMatchObject({ state: 'actual', dutyMinutes: 360 });
    expect((await askRun(admin, run, 'cancel', { reason: '試験' })).status).toBe(200);
    expect((await recordOf(admin, driver.id, runDay)).planned).toBeNull();
  });
});
