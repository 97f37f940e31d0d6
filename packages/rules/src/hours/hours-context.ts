import { dayNumber } from './japan-minute.ts';
import type { LabourCalendar } from './labour-calendar.ts';
import { type DatedParameters, datedParameters, type HoursParameters } from './parameters.ts';

/** First and last day of a labour agreement (労使協定), which allows longer months and years. */
export type LabourAgreement = { from: string; to: string };

/** What the first labour year already has from before the first duty. */
export type CarriedOver = {
  dutyMinutes: number;
  overtimeMinutes: number;
  /** Months over the usual limit, and how many of them run up to the first duty. */
  monthsOver: number;
  monthsOverInRow: number;
};

/** What the hours of one driver are held against. */
export type HoursSettings = LabourCalendar & {
  parameters: readonly HoursParameters[];
  /** Legal holidays (法定休日) of the driver. */
  legalHolidays: readonly string[];
  agreement: LabourAgreement | null;
  carriedOver?: CarriedOver;
};

/** The settings as the rules look things up. */
export type HoursContext = {
  rows: readonly DatedParameters[];
  holidays: ReadonlySet<number>;
  agreement: { from: number; to: number } | null;
  calendar: LabourCalendar;
  carriedOver: CarriedOver;
};

const nothing: CarriedOver = { dutyMinutes: 0, overtimeMinutes: 0, monthsOver: 0, monthsOverInRow: 0 };

/** Returns the settings with days as numbers. Throws a RangeError without a row of parameters. */
export function hoursContext({
  agreement,
  carriedOver,
  legalHolidays,
  parameters,
  ...calendar
}: HoursSettings): HoursContext {
  return {
    rows: datedParameters(parameters),
    holidays: new Set(legalHolidays.map(dayNumber)),
    agreement: agreement && { from: dayNumber(agreement.from), to: dayNumber(agreement.to) },
    calendar: { labourMonthStartDay: calendar.labourMonthStartDay, yearStartMonth: calendar.yearStartMonth },
    carriedOver: carriedOver ?? nothing,
  };
}
