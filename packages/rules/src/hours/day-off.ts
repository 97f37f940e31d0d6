import { dayMinutes } from './japan-minute.ts';
import { type NearShifts, restAfter } from './near-shifts.ts';
import { neededRest } from './rest.ts';
import type { Shift } from './shift.ts';

/** The free time around a legal holiday, and the least that makes it one. */
export type DayOff = { minutes: number; least: number };

/**
 * Returns the free time after a shift when it contains a legal holiday: a holiday (休日) is the rest of the shift and 24
 * hours, at least 30 hours. Null when the first day after the shift is no free holiday, nothing follows or the company reads
 * it otherwise; a holiday after that has more free time than any rule wants.
 */
export function dayOffAfter(near: NearShifts, holidays: ReadonlySet<number>): DayOff | null {
  const { end, row } = near.shifts[near.at] as Shift;
  const { holiday, readings } = row.parameters;
  const minutes = restAfter(near, near.at);
  if (minutes === null || readings.dayOff === 'dayWithoutWork') return null;
  const least = Math.max(holiday.least, neededRest(near, false).least + dayMinutes);
  const day = Math.ceil(end / dayMinutes);
  const isFree = holidays.has(day) && (day + 1) * dayMinutes <= end + minutes;
  return isFree ? { minutes, least } : null;
}
