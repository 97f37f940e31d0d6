import { everyDay } from '@haisha/rules/calendar';
import type { FindingLevel } from '@haisha/rules/hours/finding';
import type { HoursSettings } from '@haisha/rules/hours/hours-context';
import { daysBeforeDays } from '@haisha/rules/hours/hours-of-days';
import type { DayHours } from '@haisha/rules/hours/hours-result';
import { dayMinutes, dayNumber, minuteOf } from '@haisha/rules/hours/japan-minute';
import { type PlannedDay, punchFaults } from '@haisha/rules/punches/punch-faults';
import type { PunchedShift } from '@haisha/rules/punches/punched-shifts';
import type { CentreMonth, CentreMonthCell, CentreMonthRow } from '@haisha/validation/centre-month';
import type { RecordedDriver } from '@haisha/validation/time-record';
import { publicHolidays } from '../../../services/calendar/public-holidays.ts';
import { type DriverDuties, noDuties, type RunOfDriver, readDuties } from '../../../services/duties/read-duties.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { dayHoursOf } from './day-hours.ts';
import type { Days } from './days.ts';
import { hoursOn } from './hours-of-driver.ts';
import { inDriverParts } from './in-driver-parts.ts';
import { periodsOfMonth, sumsOfMonth } from './read-month.ts';
import { type LeaveOfDriver, readLeaves } from './read-plans.ts';

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
  const ids = drivers.map(({ id }) => id);
  const leaves = Map.groupBy(await readLeaves(db, ids, days), ({ driverId }) => driverId);
  const month = { days, settings, dates: dates.map((date) => ({ date, midnight: dayNumber(date) * dayMinutes })) };
  const rows = await inDriverParts(drivers, async (part) => {
    const duties = await readDuties(
      db,
      part.map(({ id }) => id),
      days,
      daysBeforeDays,
    );
    return rowsOf({ drivers: part, duties, leaves }, month, now);
  });
  return { ...days, days: dates.map((date) => ({ date, isHoliday: holidays.has(date) })), rows };
}

/** A day, and its first minute since 1970. */
type DayOfMonth = { date: string; midnight: number };

type Work = {
  drivers: readonly RecordedDriver[];
  duties: ReadonlyMap<string, DriverDuties>;
  leaves: ReadonlyMap<string, LeaveOfDriver[]>;
};

function rowsOf(
  { drivers, duties, leaves }: Work,
  { dates, days, settings }: MonthOfCentre & { dates: readonly DayOfMonth[] },
  now: Date,
): CentreMonthRow[] {
  return drivers.map((driver): CentreMonthRow => {
    const worked = duties.get(driver.id) ?? noDuties;
    const { byDate, result } = hoursOn(worked, settings, days);
    const facts = {
      runs: Map.groupBy(worked.runs, ({ date }) => date),
      shifts: Map.groupBy(worked.shifts, ({ date }) => date),
      leaves: leaves.get(driver.id) ?? [],
      hours: byDate,
      now: minuteOf(now.getTime()),
    };
    return {
      driver,
      cells: dates.map((date) => cellOf(date, facts)),
      total: sumsOfMonth(result, days),
      level: worst(periodsOfMonth(result, days).flatMap(({ findings }) => findings)),
    };
  });
}

type Facts = {
  runs: ReadonlyMap<string, readonly RunOfDriver[]>;
  shifts: ReadonlyMap<string, { shift: PunchedShift }[]>;
  leaves: readonly LeaveOfDriver[];
  hours: ReadonlyMap<string, DayHours[]>;
  now: number;
};

function cellOf({ date, midnight }: DayOfMonth, { hours, leaves, now, runs, shifts: ofDays }: Facts): CentreMonthCell {
  const shifts = (ofDays.get(date) ?? []).map(({ shift }) => shift);
  const plan = planOf(runs.get(date) ?? []);
  const leave = leaves.find(({ from, to }) => from <= date && date <= to)?.kind ?? null;
  const faults = punchFaults({ shifts, planned: plan, isOnLeave: leave !== null, now });
  const day = dayHoursOf(hours.get(date) ?? []);
  const isPlanned = shifts.length === 0;
  const [from, to] = isPlanned ? [plan?.reportAt, plan?.endAt] : [startOf(shifts), endOf(shifts)];
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

/** The first report-in, the first leave, the last return and the last end of the runs of a day. */
function planOf(runs: readonly RunOfDriver[]): PlannedDay | null {
  if (runs.length === 0) return null;
  return {
    reportAt: minuteOf(Math.min(...runs.map(({ reportAt }) => reportAt))),
    outAt: minuteOf(Math.min(...runs.map(({ start }) => start))),
    inAt: minuteOf(Math.max(...runs.map(({ end }) => end))),
    endAt: minuteOf(Math.max(...runs.map(({ endAt }) => endAt))),
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
