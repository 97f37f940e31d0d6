import type { DutyPart } from './duty-part.ts';
import { type Grouped, grouped, inStep } from './grouped.ts';
import type { HoursContext } from './hours-context.ts';
import type { HoursResult, MonthHours, TwoWeeksHours, WeekHours } from './hours-result.ts';
import { twoWeeksStartOf, weekStartOf } from './labour-calendar.ts';
import { monthHours } from './labour-month.ts';
import { yearsOf } from './labour-year.ts';
import { nearShifts } from './near-shifts.ts';
import { joinShifts, type Shift } from './shift.ts';
import { type ShiftHours, shiftHours } from './shift-hours.ts';
import { twoWeeksHours } from './two-weeks.ts';
import { type JudgedShift, weekHours } from './week.ts';

/** A result with the steps that led to it, so that one more duty only renews what it touches. */
export type HoursState = {
  context: HoursContext;
  parts: readonly DutyPart[];
  shifts: readonly Shift[];
  hours: readonly ShiftHours[];
  weeks: readonly Grouped<ShiftHours, { week: WeekHours; shifts: readonly JudgedShift[] }>[];
  twoWeeks: readonly Grouped<ShiftHours, TwoWeeksHours>[];
  months: readonly Grouped<JudgedShift, MonthHours>[];
  result: HoursResult;
};

const nothing = { shifts: [], hours: [], weeks: [], twoWeeks: [], months: [] };

/** Returns the hours of records in order of time, taking over from `before` whatever the records leave as it was. */
export function hoursState(
  context: HoursContext,
  parts: readonly DutyPart[],
  before: Pick<HoursState, 'shifts' | 'hours' | 'weeks' | 'twoWeeks' | 'months'> = nothing,
): HoursState {
  const shifts = joinShifts(parts, context.rows, before.shifts);
  const hours = hoursOfShifts(shifts, context, before.hours);
  const { judged, months, twoWeeks, weeks } = groupHours(hours, context, before);
  const years = yearsOf(
    months.map(({ key, made }) => ({ month: key, hours: made })),
    context,
  );
  const days = judged.map(({ day }) => day);
  const told = { days, weeks: weeks.map(({ made }) => made.week), twoWeeks: twoWeeks.map(({ made }) => made) };
  const lists = { ...told, months: months.map(({ made }) => made), years };
  const findings = Object.values(lists).flatMap((list) => list.flatMap((one) => one.findings));
  return { context, parts, shifts, hours, weeks, twoWeeks, months, result: { ...lists, findings } };
}

/** Puts the hours of shifts in order of time into weeks, two weeks and months, taking over groups of the same shifts. */
export function groupHours(
  hours: readonly ShiftHours[],
  context: HoursContext,
  before: Pick<HoursState, 'weeks' | 'twoWeeks' | 'months'> = nothing,
): Pick<HoursState, 'weeks' | 'twoWeeks' | 'months'> & { judged: readonly JudgedShift[] } {
  const weeks = grouped(hours, ({ shift }) => weekStartOf(shift.day, shift.row), weekHours, before.weeks);
  const twoWeeks = grouped(hours, ({ shift }) => twoWeeksStartOf(shift.day, shift.row), twoWeeksHours, before.twoWeeks);
  const judged = weeks.flatMap(({ made }) => made.shifts);
  const months = grouped(
    judged,
    ({ hours: { month } }) => month,
    (month, own, previous) => monthHours(month, own, previous, context),
    before.months,
  );
  return { weeks, twoWeeks, months, judged };
}

function hoursOfShifts(shifts: readonly Shift[], context: HoursContext, before: readonly ShiftHours[]) {
  const oldFrom = inStep(before, ({ shift }) => shift.start);
  return shifts.map((shift, at) => {
    const old = oldFrom(shift.start);
    const known = old?.shift === shift ? old : undefined;
    const near = nearShifts(shifts, at, known?.near);
    return known && near === known.near ? known : shiftHours(near, context);
  });
}
