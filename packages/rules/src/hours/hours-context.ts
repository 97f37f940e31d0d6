import { dayNumber } from './japan-minute.ts';
import type { LabourCalendar } from './labour-calendar.ts';
import { type DatedParameters, datedParameters, type HoursParameters } from './parameters.ts';

/** A labour agreement (労使協定) from its first to its last day. What is left out it allows. */
export type LabourAgreement = {
  from: string;
  to: string;
  /** The labour months that may be longer, by the month in which they begin, 1 to 12. */
  months?: readonly number[];
  /** The year may be longer. */
  isLongYear?: boolean;
  /** Overtime may go beyond the usual limit of a year (特別条項). */
  hasOvertimeClause?: boolean;
};

/** The same with days as numbers. */
type DatedAgreement = Required<Omit<LabourAgreement, 'from' | 'to'>> & { from: number; to: number };

const everyMonth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

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
  /** Of several that cover a day the first one counts. */
  agreements: readonly LabourAgreement[];
  carriedOver?: CarriedOver;
};

/** The settings as the rules look things up. */
export type HoursContext = {
  rows: readonly DatedParameters[];
  holidays: ReadonlySet<number>;
  agreements: readonly DatedAgreement[];
  calendar: LabourCalendar;
  carriedOver: CarriedOver;
};

const nothing: CarriedOver = { dutyMinutes: 0, overtimeMinutes: 0, monthsOver: 0, monthsOverInRow: 0 };

/** Returns the settings with days as numbers. Throws a RangeError without a row of parameters. */
export function hoursContext({
  agreements,
  carriedOver,
  legalHolidays,
  parameters,
  ...calendar
}: HoursSettings): HoursContext {
  return {
    rows: datedParameters(parameters),
    holidays: new Set(legalHolidays.map(dayNumber)),
    agreements: agreements.map(({ from, hasOvertimeClause = true, isLongYear = true, months = everyMonth, to }) => ({
      ...{ from: dayNumber(from), to: dayNumber(to), hasOvertimeClause, isLongYear, months },
    })),
    calendar: { labourMonthStartDay: calendar.labourMonthStartDay, yearStartMonth: calendar.yearStartMonth },
    carriedOver: carriedOver ?? nothing,
  };
}
