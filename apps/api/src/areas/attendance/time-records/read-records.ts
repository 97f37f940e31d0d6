import { everyDay } from '@haisha/rules/calendar';
import type { HoursSettings } from '@haisha/rules/hours/hours-context';
import { daysBeforeDays } from '@haisha/rules/hours/hours-of-days';
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
import { dayHoursOf } from './day-hours.ts';
import type { Days } from './days.ts';
import { hoursOf, hoursOn } from './hours-of-driver.ts';
import { inDriverParts } from './in-driver-parts.ts';
import { type LeaveOfDriver, type PlannedRun, plannedDayOf, readLeaves, readPlannedRuns } from './read-plans.ts';
import { type PunchOfDay, readPunches } from './read-punches.ts';

/** The records of one driver, a day each. */
export type DriverRecords = { driverId: string; records: TimeRecord[] };

/** What is known of drivers on some days besides their hours. */
type DayFacts = {
  days: Days;
  dates: readonly string[];
  holidays: ReturnType<typeof publicHolidays>;
  runs: ReadonlyMap<string, PlannedRun[]>;
  punches: ReadonlyMap<string, PunchOfDay[]>;
  leaves: ReadonlyMap<string, LeaveOfDriver[]>;
  events: ReadonlyMap<string, EventOfDay[]>;
  locks: Awaited<ReturnType<typeof readLocks>>;
  waiting: ReadonlyMap<string, number>;
  settingsOf: (driverId: string, on: string) => HoursSettings;
};

/** Reads the records of drivers on some days, in the order of the drivers. One statement at a time, so that a transaction can ask. */
export async function readRecords(db: Reader, driverIds: readonly string[], days: Days): Promise<DriverRecords[]> {
  const facts = await readFacts(db, driverIds, days);
  return recordsOf(driverIds, await readDuties(db, driverIds, days, daysBeforeDays), facts);
}

/** The same for all drivers of a centre, whose duties are read and counted in parts. */
export async function readRecordsInParts(
  db: Reader,
  driverIds: readonly string[],
  days: Days,
): Promise<DriverRecords[]> {
  const facts = await readFacts(db, driverIds, days);
  return await inDriverParts(driverIds, async (part) =>
    recordsOf(part, await readDuties(db, part, days, daysBeforeDays), facts),
  );
}

/**
 * Reads the records of one driver on some days with the hours of the days around them that are asked for, held against what
 * is in force on a day.
 */
export async function readRecordsWithHours(
  db: Reader,
  driverId: string,
  { around, days, on }: { days: Days; around: Days; on: string },
): Promise<{ records: TimeRecord[]; result: HoursResult }> {
  const facts = await readFacts(db, [driverId], days);
  const worked = (await readDuties(db, [driverId], around)).get(driverId) ?? noDuties;
  const { byDate, result } = hoursOf(worked, facts.settingsOf(driverId, on));
  return { records: recordsOfDriver(driverId, byDate, facts), result };
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
    dates: everyDay(days),
    holidays: publicHolidays(days.from, days.to),
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
): DriverRecords[] {
  const { days, settingsOf } = facts;
  return driverIds.map((driverId) => {
    const { byDate } = hoursOn(duties.get(driverId) ?? noDuties, settingsOf(driverId, days.from), days);
    return { driverId, records: recordsOfDriver(driverId, byDate, facts) };
  });
}

function recordsOfDriver(driverId: string, byDate: ReadonlyMap<string, DayHours[]>, facts: DayFacts): TimeRecord[] {
  const { dates, holidays, locks } = facts;
  const leaves = facts.leaves.get(driverId) ?? [];
  const events = facts.events.get(driverId) ?? [];
  return dates.map((date): TimeRecord => {
    const key = keyOf({ driverId, date });
    return {
      ...{ driverId, date, isHoliday: holidays.has(date) },
      planned: plannedDayOf(facts.runs.get(key) ?? []),
      leave: leaves.find(({ from, to }) => from <= date && date <= to)?.kind ?? null,
      punches: (facts.punches.get(key) ?? []).map(({ driverId: _, workDate: __, ...punch }) => punch),
      hours: dayHoursOf(byDate.get(date) ?? []),
      events: eventsOn(events, date),
      lock: lockOf(locks, driverId, date),
      waiting: facts.waiting.get(key) ?? 0,
    };
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

function keyOf({ date, driverId }: { driverId: string; date: string }): string {
  return `${driverId} ${date}`;
}
