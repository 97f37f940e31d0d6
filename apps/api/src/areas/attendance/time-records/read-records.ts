import { everyDay } from '@haisha/rules/calendar';
import { hours } from '@haisha/rules/hours/hours';
import type { HoursSettings } from '@haisha/rules/hours/hours-context';
import type { DayHours, HoursResult } from '@haisha/rules/hours/hours-result';
import type { TimeRecord } from '@haisha/validation/time-record';
import { inArray } from 'drizzle-orm';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { publicHolidays } from '../../../services/calendar/public-holidays.ts';
import { type DriverDuties, noDuties, readDuties } from '../../../services/duties/read-duties.ts';
import { readHoursSettings } from '../../../services/hours/read-hours-settings.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { lockOf, readLocks } from '../labour-months/read-locks.ts';
import { countWaiting } from '../time-changes/count-waiting.ts';
import { type EventOfDay, readEvents } from '../unforeseeable-events/read-events.ts';
import { datesOfDuties, dayHoursOf, shiftsByDate } from './day-hours.ts';
import type { Days } from './days.ts';
import { plannedDayOf, readLeaves, readPlannedRuns } from './read-plans.ts';
import { readPunches } from './read-punches.ts';

/** The records of one driver, a day each, and the hours that they come from. */
export type DriverRecords = { driverId: string; records: TimeRecord[]; result: HoursResult };

/**
 * Reads the records of drivers on some days, in the order of the drivers. Hours come from the duties around these days, or
 * around others that are asked for, and are held against what is in force on a day. One statement at a time, so that a transaction can ask.
 */
export async function readRecords(
  db: Reader,
  driverIds: readonly string[],
  days: Days,
  around: Days = days,
  on: string = days.from,
): Promise<DriverRecords[]> {
  const duties = await readDuties(db, driverIds, around);
  const runs = await readPlannedRuns(db, driverIds, days);
  const punches = await readPunches(db, driverIds, days);
  const leaves = await readLeaves(db, driverIds, days);
  const events = await readEvents(db, driverIds, days);
  const locks = await readLocks(db, driverIds, days);
  const waiting = await countWaiting(db, driverIds, days);
  const settingsOf = await readHoursSettings(db);
  const departments = await departmentsOf(db, driverIds);
  const runsOf = Map.groupBy(runs, keyOf);
  const punchesOf = Map.groupBy(punches, ({ driverId, workDate: date }) => keyOf({ driverId, date }));
  const eventsOf = Map.groupBy(events, ({ driverId }) => driverId);
  const holidays = publicHolidays(days.from, days.to);
  return driverIds.map((driverId) => {
    const { byDate, result } = hoursOf(
      duties.get(driverId) ?? noDuties,
      settingsOf(departments.get(driverId) ?? null, on),
    );
    const records = everyDay(days).map((date): TimeRecord => {
      const key = keyOf({ driverId, date });
      const leave = leaves.find((one) => one.driverId === driverId && one.from <= date && date <= one.to);
      return {
        ...{ driverId, date, isHoliday: holidays.has(date) },
        planned: plannedDayOf(runsOf.get(key) ?? []),
        leave: leave?.kind ?? null,
        punches: (punchesOf.get(key) ?? []).map(({ driverId: _, workDate: __, ...punch }) => punch),
        hours: dayHoursOf(byDate.get(date) ?? []),
        events: eventsOn(eventsOf.get(driverId) ?? [], date),
        lock: lockOf(locks, driverId, date),
        waiting: waiting.get(key) ?? 0,
      };
    });
    return { driverId, records, result };
  });
}

/** Reads one record. */
export async function readRecord(db: Reader, driverId: string, date: string): Promise<TimeRecord> {
  const [driver] = await readRecords(db, [driverId], { from: date, to: date });
  const record = driver?.records[0];
  if (!record) throw new Error(`there is no record of ${date}`);
  return record;
}

/** To whose agreement drivers belong. */
async function departmentsOf(db: Reader, driverIds: readonly string[]): Promise<Map<string, string>> {
  const { departmentId, id } = drivers;
  const rows = await db
    .select({ id, departmentId })
    .from(drivers)
    .where(inArray(id, [...driverIds]));
  return new Map(rows.map((row) => [row.id, row.departmentId]));
}

function eventsOn(events: readonly EventOfDay[], date: string): TimeRecord['events'] {
  return events.filter((event) => event.date === date).map(({ date: _, driverId: __, ...event }) => event);
}

/** The hours of one driver, and the shifts of each day. */
export function hoursOf(
  worked: DriverDuties,
  settings: HoursSettings,
): { result: HoursResult; byDate: Map<string, DayHours[]> } {
  const result = hours({ ...settings, duties: worked.duties });
  return { result, byDate: shiftsByDate(result, datesOfDuties(worked)) };
}

function keyOf({ date, driverId }: { driverId: string; date: string }): string {
  return `${driverId} ${date}`;
}
