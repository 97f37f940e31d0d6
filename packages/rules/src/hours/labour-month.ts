import { type Finding, findingOf } from './finding.ts';
import type { HoursContext } from './hours-context.ts';
import type { MonthHours } from './hours-result.ts';
import { dayMinutes, dayText } from './japan-minute.ts';
import { monthOfYear, monthStartOf } from './labour-calendar.ts';
import { type HoursParameters, parametersOn } from './parameters.ts';
import { premiumsOf } from './premiums.ts';
import { minutesWithin } from './span.ts';
import type { JudgedShift } from './week.ts';

/**
 * Returns the hours of a labour month (第4条第1項第1号). `before` is the last shift of the month before: it reaches into this
 * one where shifts are cut at midnight.
 */
export function monthHours(
  month: number,
  shifts: readonly JudgedShift[],
  before: JudgedShift | undefined,
  { agreements, calendar, rows }: HoursContext,
): MonthHours {
  const start = monthStartOf(month, calendar);
  const end = monthStartOf(month + 1, calendar);
  const { parameters } = parametersOn(rows, start);
  const agreement = agreements.find(({ from, to }) => from <= start && start <= to);
  const isAgreed = agreement?.months.includes(monthOfYear(month)) ?? false;
  const days = shifts.map(({ day }) => day);
  const overtime = sum(days.map((day) => day.overtimeMinutes));
  const holiday = sum(days.map((day) => day.holidayMinutes));
  const night = sum(days.map((day) => day.nightMinutes));
  const holidayNight = sum(days.map((day) => day.holidayNightMinutes));
  const isCut = parameters.readings.monthBorder === 'midnight';
  const hours = {
    start: dayText(start),
    end: dayText(end - 1),
    shifts: shifts.length,
    dutyMinutes: isCut ? dutyBetween([before, ...shifts], start, end) : sum(days.map((day) => day.shiftMinutes)),
    workMinutes: sum(days.map((day) => day.workMinutes)),
    drivingMinutes: sum(days.map((day) => day.drivingMinutes)),
    most: isAgreed ? parameters.month.mostAgreed : parameters.month.most,
    usual: parameters.month.most,
    overtimeMinutes: overtime,
    splitRestShifts: shifts.filter((shift) => shift.hours.splitRest).length,
    premiums: premiumsOf({ overtime, night, holiday, holidayNight }, parameters),
  };
  return { ...hours, findings: findingsOf(hours, holiday, parameters) };
}

function dutyBetween(shifts: readonly (JudgedShift | undefined)[], start: number, end: number): number {
  const within = (shift: JudgedShift | undefined) =>
    shift ? minutesWithin(shift.hours.shift.duty, start * dayMinutes, end * dayMinutes) : 0;
  return sum(shifts.map(within));
}

function sum(minutes: readonly number[]): number {
  return minutes.reduce((total, one) => total + one, 0);
}

function findingsOf(hours: Omit<MonthHours, 'findings'>, holiday: number, parameters: HoursParameters): Finding[] {
  const { dutyMinutes, most, overtimeMinutes: overtime, shifts, splitRestShifts, usual } = hours;
  const found = dutyFindings(hours, parameters);
  const facts = { day: hours.start, dutyIds: [] };
  // The agreement asks for less than 100 hours, so 100 are too many.
  const withHoliday = overtime + holiday;
  const { withHolidayWork } = parameters.month;
  if (most > usual && dutyMinutes > usual && withHoliday >= withHolidayWork) {
    found.push(
      findingOf('monthWithHolidayWork', parameters, { ...facts, actual: withHoliday, limit: withHolidayWork }),
    );
  }
  const step = parameters.labour.monthOvertimeSteps.findLast((limit) => overtime > limit);
  if (step !== undefined)
    found.push(findingOf('monthOvertime', parameters, { ...facts, actual: overtime, limit: step }));
  const splitMost = Math.floor((shifts * parameters.splitRest.sharePercent) / 100);
  if (splitRestShifts > splitMost) {
    found.push(findingOf('splitRestTooOften', parameters, { ...facts, actual: splitRestShifts, limit: splitMost }));
  }
  return found;
}

function dutyFindings({ dutyMinutes, most, start, usual }: Omit<MonthHours, 'findings'>, parameters: HoursParameters) {
  const facts = { day: start, dutyIds: [], actual: dutyMinutes };
  const agreed = most > usual ? ({ case: 'agreement' } as const) : {};
  if (dutyMinutes > most) {
    const wayOut = { code: 'shorten', minutes: dutyMinutes - most } as const;
    return [findingOf('monthOverMost', parameters, { ...facts, ...agreed, limit: most, wayOut })];
  }
  if (dutyMinutes > usual) return [findingOf('monthOverUsual', parameters, { ...facts, ...agreed, limit: usual })];
  if (dutyMinutes * 100 <= usual * parameters.warnPercent) return [];
  return [findingOf('monthNear', parameters, { ...facts, limit: usual })];
}
