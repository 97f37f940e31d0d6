import { dayMs } from '../calendar.ts';
import type { DatedParameters } from './parameters.ts';

/** Where labour months and years begin: the day of the month, and the month (1–12) of the first one of a year. */
export type LabourCalendar = { labourMonthStartDay: number; yearStartMonth: number };

const monthsPerYear = 12;

/** Returns the first day of the week of a day, as days since 1970, a Thursday. */
export function weekStartOf(day: number, { parameters }: DatedParameters): number {
  return day - ((((day + 4 - parameters.readings.weekStart) % 7) + 7) % 7);
}

/** Returns the first day of the two weeks of a day. */
export function twoWeeksStartOf(day: number, { twoWeeksStart }: DatedParameters): number {
  return twoWeeksStart + Math.floor((day - twoWeeksStart) / 14) * 14;
}

/** Returns the labour month of a day as a number of months; the month in which it begins decides. */
export function labourMonthOf(day: number, calendar: LabourCalendar): number {
  const date = new Date(day * dayMs);
  const month = date.getUTCFullYear() * monthsPerYear + date.getUTCMonth();
  return day >= monthStartOf(month, calendar) ? month : month - 1;
}

/** Returns the month of the year in which a labour month begins, 1 to 12. */
export function monthOfYear(month: number): number {
  return (((month % monthsPerYear) + monthsPerYear) % monthsPerYear) + 1;
}

/** Returns the first day of a labour month; a day that the month lacks is its last one (29 February). */
export function monthStartOf(month: number, { labourMonthStartDay }: LabourCalendar): number {
  // Date.UTC takes the years up to 99 for those after 1900.
  const dayBefore = Date.UTC(2000, month - 2000 * monthsPerYear, 0) / dayMs;
  const lastDay = Date.UTC(2000, month - 2000 * monthsPerYear + 1, 0) / dayMs;
  return Math.min(dayBefore + labourMonthStartDay, lastDay);
}

/** Returns the labour year of a labour month: the calendar year in which it begins. */
export function labourYearOf(month: number, { yearStartMonth }: LabourCalendar): number {
  return Math.floor((month - (yearStartMonth - 1)) / monthsPerYear);
}

/** Returns the first labour month of a labour year. */
export function firstMonthOf(year: number, { yearStartMonth }: LabourCalendar): number {
  return year * monthsPerYear + yearStartMonth - 1;
}
