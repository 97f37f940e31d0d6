import { addDays, daysBetween } from '../calendar.ts';

/** A whole day, or the half of one before or after noon (半日単位). */
export type LeavePart = 'day' | 'am' | 'pm';

/** Days off, both included; a half is of one day alone. */
export type LeaveSpan = { fromDate: string; toDate: string; part: LeavePart };

/** A day off, and how much of it: 1 or 0.5. */
export type LeaveDay = { day: string; days: number };

/** Returns the days of a leave in their order. */
export function leaveDays({ fromDate, part, toDate }: LeaveSpan): LeaveDay[] {
  const count = daysBetween(fromDate, toDate) + 1;
  const days = part === 'day' ? 1 : 0.5;
  return Array.from({ length: count }, (_, at) => ({ day: addDays(fromDate, at), days }));
}

/** Adds up days and halves. */
export function sumOfDays(taken: readonly LeaveDay[]): number {
  return taken.reduce((sum, { days }) => sum + days, 0);
}
