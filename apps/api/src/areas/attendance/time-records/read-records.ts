import { addDays } from '@haisha/rules/calendar';
import { firstSettings } from '@haisha/rules/hours/first-settings';
import { hours } from '@haisha/rules/hours/hours';
import type { HoursResult } from '@haisha/rules/hours/hours-result';
import { dutiesWithPunches } from '@haisha/rules/punches/duties-with-punches';
import { punchedShifts } from '@haisha/rules/punches/punched-shifts';
import { withEvents } from '@haisha/rules/punches/with-events';
import { dutyOfRun } from '@haisha/rules/runs/run-duty';
import type { BoardDuty } from '@haisha/validation/board-day';
import type { TimeRecord } from '@haisha/validation/time-record';
import { publicHolidays } from '../../../services/calendar/public-holidays.ts';
import { daysOfDuties, readDuties } from '../../../services/duties/read-duties.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { lockOf, readLocks } from '../labour-months/read-locks.ts';
import { countWaiting } from '../time-changes/count-waiting.ts';
import { type EventOfDay, readEvents } from '../unforeseeable-events/read-events.ts';
import { datesOfDuties, dayHoursOf, shiftsByDate } from './day-hours.ts';
import type { Days } from './days.ts';
import { plannedDayOf, readLeaves, readPlannedRuns } from './read-plans.ts';
import { readPunches, readPunchTimes, type TimeOfDay } from './read-punches.ts';

/** The records of one driver, a day each, and the hours that they come from. */
export type DriverRecords = { driverId: string; records: TimeRecord[]; result: HoursResult };

/** A run may be driven on the days beside its operation date. */
const aside = 2;

/**
 * Reads the records of drivers on some days, in the order of the drivers. Hours come from the duties around these days, or
 * around others that are asked for. One statement at a time, so that a transaction can ask.
 */
export async function readRecords(
  db: Reader,
  driverIds: readonly string[],
  days: Days,
  around: Days = days,
): Promise<DriverRecords[]> {
  const beside = { from: addDays(days.from, -aside), to: addDays(days.to, aside) };
  const duties = await readDuties(db, driverIds, around);
  const times = await readPunchTimes(db, driverIds, daysOfDuties(around));
  const runs = await readPlannedRuns(db, driverIds, beside);
  const punches = await readPunches(db, driverIds, days);
  const leaves = await readLeaves(db, driverIds, days);
  const events = await readEvents(db, driverIds, daysOfDuties(around));
  const locks = await readLocks(db, driverIds, days);
  const waiting = await countWaiting(db, driverIds, days);
  const runDates = new Map(runs.map(({ date, id }) => [id, date]));
  const runsOf = Map.groupBy(runs, keyOf);
  const punchesOf = Map.groupBy(punches, ({ driverId, workDate: date }) => keyOf({ driverId, date }));
  const eventsOf = Map.groupBy(events, ({ driverId }) => driverId);
  const holidays = publicHolidays(days.from, days.to);
  return driverIds.map((driverId) => {
    const { byDate, result } = hoursOf(duties.get(driverId) ?? [], times.get(driverId) ?? [], {
      runDates,
      events: eventsOf.get(driverId) ?? [],
    });
    const records = daysBetween(days).map((date): TimeRecord => {
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

type Around = { runDates: ReadonlyMap<string, string>; events: readonly EventOfDay[] };

function eventsOn(events: readonly EventOfDay[], date: string): TimeRecord['events'] {
  return events.filter((event) => event.date === date).map(({ date: _, driverId: __, ...event }) => event);
}

function hoursOf(runs: readonly BoardDuty[], times: readonly TimeOfDay[], { events, runDates }: Around) {
  // Day by day, so that an end that was forgotten takes no punch of the next day.
  const shifts = [...Map.groupBy(times, ({ date }) => date)].flatMap(([date, ofDay]) =>
    punchedShifts(ofDay).map((shift) => ({ date, shift })),
  );
  const driven = dutiesWithPunches(
    runs.map((run) => dutyOfRun(run, run.crew)),
    shifts.map(({ shift }) => shift),
  );
  const duties = withEvents(
    driven,
    events.map(({ files, ...event }) => ({ ...event, isDocumented: files.length > 0 })),
  );
  const result = hours({ ...firstSettings, duties });
  return { result, byDate: shiftsByDate(result, datesOfDuties({ duties, runDates, shifts })) };
}

function keyOf({ date, driverId }: { driverId: string; date: string }): string {
  return `${driverId} ${date}`;
}

function daysBetween({ from, to }: Days): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
