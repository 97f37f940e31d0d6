import type { Duty } from './duty.ts';
import type { Finding } from './finding.ts';
import type { Premiums } from './premiums.ts';

/** One shift, with the duty of the 24 hours from its start. Instants in milliseconds. */
export type DayHours = {
  dutyIds: readonly string[];
  day: string;
  start: number;
  end: number;
  state: Duty['state'];
  /** Duty of the 24 hours from the start; `doubleCountedMinutes` of it belong to later shifts as well. */
  dutyMinutes: number;
  doubleCountedMinutes: number;
  /** Duty of the whole shift, which month and year count. */
  shiftMinutes: number;
  /** Time of unforeseeable events that day duty leaves out. */
  takenOffMinutes: number;
  restBeforeMinutes: number | null;
  restAfterMinutes: number | null;
  workMinutes: number;
  breakMinutes: number;
  drivingMinutes: number;
  continuousDrivingMinutes: number;
  overtimeMinutes: number;
  /** Work from 22:00 to 5:00 outside of legal holidays. */
  nightMinutes: number;
  holidayMinutes: number;
  holidayNightMinutes: number;
  findings: readonly Finding[];
};

export type WeekHours = {
  start: string;
  longDays: number;
  isLongDistance: boolean;
  workMinutes: number;
  overtimeMinutes: number;
  findings: readonly Finding[];
};

export type TwoWeeksHours = {
  start: string;
  drivingMinutes: number;
  dutyMinutes: number;
  /** Legal holidays with work. */
  holidaysWorked: number;
  /** Shifts of alternate-day duty that only sleep at night makes lawful. */
  alternateExtended: number;
  findings: readonly Finding[];
};

export type MonthHours = {
  /** First and last day. */
  start: string;
  end: string;
  shifts: number;
  dutyMinutes: number;
  workMinutes: number;
  drivingMinutes: number;
  /** The most that the month may have, and the limit without the labour agreement. */
  most: number;
  usual: number;
  overtimeMinutes: number;
  splitRestShifts: number;
  premiums: Premiums;
  findings: readonly Finding[];
};

export type YearHours = {
  start: string;
  dutyMinutes: number;
  most: number;
  overtimeMinutes: number;
  overtimeMost: number;
  monthsOver: number;
  findings: readonly Finding[];
};

export type HoursResult = {
  days: readonly DayHours[];
  weeks: readonly WeekHours[];
  twoWeeks: readonly TwoWeeksHours[];
  months: readonly MonthHours[];
  years: readonly YearHours[];
  /** All findings, those of days first, each group in order of time. */
  findings: readonly Finding[];
};
