import type { FindingLevel } from '@haisha/rules/hours/finding';
import type { HoursSettings } from '@haisha/rules/hours/hours-context';
import type { DayHours } from '@haisha/rules/hours/hours-result';
import { dayMinutes, dayNumber, minuteOf } from '@haisha/rules/hours/japan-minute';
import { punchFaults } from '@haisha/rules/punches/punch-faults';
import type { PunchedShift } from '@haisha/rules/punches/punched-shifts';
import type { CentreMonth, CentreMonthCell, CentreMonthRow } from '@haisha/validation/centre-month';
import type { RecordedDriver } from '@haisha/validation/time-record';
import { publicHolidays } from '../../../services/calendar/public-holidays.ts';
import { type DriverDuties, readDuties } from '../../../services/duties/read-duties.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { dayHoursOf } from './day-hours.ts';
import { type Days, everyDay } from './days.ts';
import { periodsOfMonth, sumsOfMonth } from './read-month.ts';
import { type LeaveOfDriver, type PlannedRun, plannedDayOf, readLeaves, readPlannedRuns } from './read-plans.ts';
import { hoursOf } from './read-records.ts';

/** So many drivers at a time, so that others are answered in between. */
const driversAtOnce = 50;

/** Faults of a day that ask for a punch, not for a word about somebody who was late. */
const faulty = ['missing', 'extra', 'noPunch', 'tooLong', 'order'];

/** The days of a labour month, and what the hours of the centre are held against. */
export type MonthOfCentre = { days: Days; settings: HoursSettings };

/** Reads the labour month of drivers, a cell for each of its days; `now` decides what is still to come. */
export async function readCentreMonth(
  db: Reader,
  drivers: readonly RecordedDriver[],
  { days, settings }: MonthOfCentre,
  now: Date,
): Promise<Omit<CentreMonth, 'aloneFrom'>> {
  const holidays = publicHolidays(days.from, days.to);
  const dates = everyDay(days);
  const rows: CentreMonthRow[] = [];
  let reading = readWork(db, drivers.slice(0, driversAtOnce), days);
  for (let at = driversAtOnce; at < drivers.length + driversAtOnce; at += driversAtOnce) {
    const work = await reading;
    // The database reads the next ones while the hours of these are counted.
    reading = readWork(db, drivers.slice(at, at + driversAtOnce), days);
    // It is told where it is waited for.
    reading.catch(() => undefined);
    rows.push(...rowsOf(work, { days, settings }, now));
  }
  await reading;
  return { ...days, days: dates.map((date) => ({ date, isHoliday: holidays.has(date) })), rows };
}

type Work = {
  drivers: readonly RecordedDriver[];
  duties: ReadonlyMap<string, DriverDuties>;
  runs: ReadonlyMap<string, PlannedRun[]>;
  leaves: ReadonlyMap<string, LeaveOfDriver[]>;
};

async function readWork(db: Reader, drivers: readonly RecordedDriver[], days: Days): Promise<Work> {
  const ids = drivers.map(({ id }) => id);
  const [duties, runs, leaves] = await Promise.all([
    readDuties(db, ids, days),
    readPlannedRuns(db, ids, days),
    readLeaves(db, ids, days),
  ]);
  return {
    ...{ drivers, duties },
    runs: Map.groupBy(runs, ({ driverId }) => driverId),
    leaves: Map.groupBy(leaves, ({ driverId }) => driverId),
  };
}

function rowsOf(
  { drivers, duties, leaves, runs }: Work,
  { days, settings }: MonthOfCentre,
  now: Date,
): CentreMonthRow[] {
  return drivers.map((driver): CentreMonthRow => {
    const own = runs.get(driver.id) ?? [];
    const worked = duties.get(driver.id) ?? { duties: [], shifts: [] };
    const { byDate, result } = hoursOf(worked, new Map(own.map(({ date, id }) => [id, date])), settings);
    const facts = {
      runs: Map.groupBy(own, ({ date }) => date),
      shifts: Map.groupBy(worked.shifts, ({ date }) => date),
      leaves: leaves.get(driver.id) ?? [],
      hours: byDate,
      now: minuteOf(now.getTime()),
    };
    return {
      driver,
      cells: everyDay(days).map((date) => cellOf(date, facts)),
      total: sumsOfMonth(result, days),
      level: worst(periodsOfMonth(result, days).flatMap(({ findings }) => findings)),
    };
  });
}

type Facts = {
  runs: ReadonlyMap<string, PlannedRun[]>;
  shifts: ReadonlyMap<string, { shift: PunchedShift }[]>;
  leaves: readonly LeaveOfDriver[];
  hours: ReadonlyMap<string, DayHours[]>;
  now: number;
};

function cellOf(date: string, { hours, leaves, now, runs, shifts: ofDays }: Facts): CentreMonthCell {
  const shifts = (ofDays.get(date) ?? []).map(({ shift }) => shift);
  const planned = plannedDayOf(runs.get(date) ?? []);
  const plan = planned && {
    reportAt: minuteOf(planned.reportAt),
    outAt: minuteOf(planned.outAt),
    inAt: minuteOf(planned.inAt),
    endAt: minuteOf(planned.endAt),
  };
  const leave = leaves.find(({ from, to }) => from <= date && date <= to)?.kind ?? null;
  const faults = punchFaults({ shifts, planned: plan, isOnLeave: leave !== null, now });
  const day = dayHoursOf(hours.get(date) ?? []);
  const isPlanned = shifts.length === 0;
  const [from, to] = isPlanned ? [plan?.reportAt, plan?.endAt] : [startOf(shifts), endOf(shifts)];
  const midnight = dayNumber(date) * dayMinutes;
  return {
    from: from === undefined ? null : from - midnight,
    to: to === undefined ? null : to - midnight,
    isPlanned,
    dutyMinutes: day?.dutyMinutes ?? null,
    leave,
    isFaulty: faults.some(({ code }) => faulty.includes(code)),
    level: worst([...faults, ...(day?.findings ?? [])]),
  };
}

function startOf(shifts: readonly PunchedShift[]): number | undefined {
  const [first] = shifts;
  return first?.clockIn ?? first?.leaveGarage ?? undefined;
}

function endOf(shifts: readonly PunchedShift[]): number | undefined {
  const last = shifts.at(-1);
  return last?.clockOut ?? last?.returnGarage ?? undefined;
}

function worst(found: readonly { level: FindingLevel }[]): CentreMonthCell['level'] {
  const has = (level: FindingLevel) => found.some((one) => one.level === level);
  if (has('red')) return 'red';
  return has('amber') ? 'amber' : null;
}
