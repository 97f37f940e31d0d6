import { everyDay } from '@haisha/rules/calendar';
import { hours } from '@haisha/rules/hours/hours';
import type { HoursSettings } from '@haisha/rules/hours/hours-context';
import type { DayHours, HoursResult } from '@haisha/rules/hours/hours-result';
import type { TimeRecord } from '@haisha/validation/time-record';
import { isAmong } from '../../../db/is-among.ts';
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
import { inDriverParts } from './in-driver-parts.ts';
import { type LeaveOfDriver, type PlannedRun, plannedDayOf, readLeaves, readPlannedRuns } from './read-plans.ts';
import { type PunchOfDay, readPunches } from './read-punches.ts';

/** The records of one driver, a day each, and the hours that they come from. */
export type DriverRecords = { driverId: string; records: TimeRecord[]; result: HoursResult };

/** What is known of drivers on some days besides their hours. */
type DayFacts = {
  days: Days;
  runs: ReadonlyMap<string, PlannedRun[]>;
  punches: ReadonlyMap<string, PunchOfDay[]>;
  leaves: ReadonlyMap<string, LeaveOfDriver[]>;
  events: ReadonlyMap<string, EventOfDay[]>;
  locks: Awaited<ReturnType<typeof readLocks>>;
  waiting: ReadonlyMap<string, number>;
  settingsOf: (driverId: string, on: string) => HoursSettings;
};

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
  const facts = await readFacts(db, driverIds, days);
  return recordsOf(driverIds, await readDuties(db, driverIds, around), facts, on);
}

/** The same for all drivers of a centre, whose duties are read and counted in parts. */
export async function readRecordsInParts(
  db: Reader,
  driverIds: readonly string[],
  days: Days,
): Promise<DriverRecords[]> {
  const facts = await readFacts(db, driverIds, days);
  return await inDriverParts(driverIds, async (part) =>
    recordsOf(part, await readDuties(db, part, days), facts, days.from),
  );
}

async function readFacts(db: Reader, driverIds: readonly string[], days: Days): Promise<DayFacts> {
  const runs = await readPlannedRuns(db, driverIds, days);
  const punches = await readPunches(db, driverIds, days);
  const leaves = await readLeaves(db, driverIds, days);
  const events = await readEvents(db, driverIds, days);
  const locks = await readLocks(db, driverIds, days);
  const waiting = await countWaiting(db, driverIds, days);
  const settings = await readHoursSettings(db);
  const departments = await departmentsOf(db, driverIds);
  return {
    ...{ days, locks, waiting },
    runs: Map.groupBy(runs, keyOf),
    punches: Map.groupBy(punches, ({ driverId, workDate: date }) => keyOf({ driverId, date })),
    leaves: Map.groupBy(leaves, ({ driverId }) => driverId),
    events: Map.groupBy(events, ({ driverId }) => driverId),
    settingsOf: (driverId, on) => settings(departments.get(driverId) ?? null, on),
  };
}

function recordsOf(
  driverIds: readonly string[],
  duties: ReadonlyMap<string, DriverDuties>,
  facts: DayFacts,
  on: string,
): DriverRecords[] {
  const { days, locks } = facts;
  const holidays = publicHolidays(days.from, days.to);
  const dates = everyDay(days);
  return driverIds.map((driverId) => {
    const { byDate, result } = hoursOf(duties.get(driverId) ?? noDuties, facts.settingsOf(driverId, on));
    const leaves = facts.leaves.get(driverId) ?? [];
    const records = dates.map((date): TimeRecord => {
      const key = keyOf({ driverId, date });
      return {
        ...{ driverId, date, isHoliday: holidays.has(date) },
        planned: plannedDayOf(facts.runs.get(key) ?? []),
        leave: leaves.find(({ from, to }) => from <= date && date <= to)?.kind ?? null,
        punches: (facts.punches.get(key) ?? []).map(({ driverId: _, workDate: __, ...punch }) => punch),
        hours: dayHoursOf(byDate.get(date) ?? []),
        events: eventsOn(facts.events.get(driverId) ?? [], date),
        lock: lockOf(locks, driverId, date),
        waiting: facts.waiting.get(key) ?? 0,
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
  const rows = await db.select({ id, departmentId }).from(drivers).where(isAmong(id, driverIds));
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
