import { type HoursInput, partsOf } from './hours.ts';
import { hoursContext } from './hours-context.ts';
import type { HoursResult } from './hours-result.ts';
import { groupHours } from './hours-state.ts';
import { dayNumber } from './japan-minute.ts';
import { twoWeeksStartOf, weekStartOf } from './labour-calendar.ts';
import { nearShifts } from './near-shifts.ts';
import { joinShifts, type Shift } from './shift.ts';
import { shiftHours } from './shift-hours.ts';

/** Two days, YYYY-MM-DD, and those between. */
type Days = { from: string; to: string };

/**
 * So many days before them decide about the hours of some days: their week, the shift before it, and the run of six days from
 * which the driver rested away, with room for a shift that starts on the day after its own. The rest before a shift is unknown
 * where the last duty lies more than three weeks back.
 */
export const daysBeforeDays = 21;

/** The shifts that start on some days, the weeks and two weeks that begin then, and the months that lie within. */
export type HoursOfDays = Pick<HoursResult, 'days' | 'weeks' | 'twoWeeks' | 'months'>;

/**
 * Returns what `hours` returns of some days, without the work for the others: their shifts decide only by where they lie.
 * Throws a RangeError without a row of parameters.
 */
export function hoursOfDays({ duties, ...settings }: HoursInput, { from, to }: Days): HoursOfDays {
  const context = hoursContext(settings);
  const shifts = joinShifts(partsOf(duties, context), context.rows, []);
  const [first, end] = indicesOf(shifts, dayNumber(from), dayNumber(to));
  const hours = shifts.slice(first, end).map((_, at) => shiftHours(nearShifts(shifts, first + at, undefined), context));
  const { judged, months, twoWeeks, weeks } = groupHours(hours, context);
  const isWithin = (day: string) => from <= day && day <= to;
  return {
    days: judged.flatMap(({ day }) => (isWithin(day.day) ? [day] : [])),
    weeks: weeks.flatMap(({ made: { week } }) => (isWithin(week.start) ? [week] : [])),
    twoWeeks: twoWeeks.flatMap(({ made }) => (isWithin(made.start) ? [made] : [])),
    months: months.flatMap(({ made }) => (isWithin(made.start) && isWithin(made.end) ? [made] : [])),
  };
}

/** From which shift to before which one weeks and two weeks are whole; the one before them may reach into the first week. */
function indicesOf(shifts: readonly Shift[], from: number, to: number): [first: number, end: number] {
  const begins = shifts.findIndex(({ day }) => day >= from);
  if (begins === -1) return [0, 0];
  let first = begins;
  while (first > 0 && weekOf(shifts[first - 1] as Shift) === weekOf(shifts[first] as Shift)) first -= 1;
  let end = begins;
  for (let at = begins; at < shifts.length && (shifts[at] as Shift).day < to + 14; at += 1) {
    if (isNeeded(shifts[at] as Shift, from, to)) end = at + 1;
  }
  return [Math.max(first - 1, 0), end];
}

function isNeeded(shift: Shift, from: number, to: number): boolean {
  const twoWeeks = twoWeeksStartOf(shift.day, shift.row);
  return weekOf(shift) <= to || (from <= twoWeeks && twoWeeks <= to);
}

function weekOf({ day, row }: Shift): number {
  return weekStartOf(day, row);
}
