import type { Shift } from './shift.ts';
import { minutesOf } from './span.ts';

/** Breaks of a shift and the least that its work needs. */
export type WorkBreak = { minutes: number; least: number };

/**
 * Returns the breaks (休憩) of a shift against 労働基準法第34条: 45 minutes over 6 hours of work, 60 over 8. Pieces of a split
 * rest and time aboard of a ferry are free of work as well.
 */
export function workBreak({ dutyMinutes, ferryMinutes, rests, row, workMinutes }: Shift): WorkBreak {
  const free = dutyMinutes - workMinutes + minutesOf(rests) + ferryMinutes;
  const needed = row.parameters.labour.breaks.filter(({ workOver }) => workMinutes > workOver);
  return { minutes: free, least: Math.max(0, ...needed.map(({ least }) => least)) };
}
