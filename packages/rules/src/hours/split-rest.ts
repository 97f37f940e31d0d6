import { dayMinutes } from './japan-minute.ts';
import { type NearShifts, restAfter } from './near-shifts.ts';
import type { Shift } from './shift.ts';
import { minutesWithin } from './span.ts';

/** The split rest (分割休息) of a shift: its pieces with the last rest, their minutes, the total that they need. */
export type SplitRest = { pieces: number; shortest: number; minutes: number; needed: number; isKept: boolean };

/**
 * Returns the split rest that a shift uses (第4条第4項第1号), or null when it uses none: pieces inside it, and a last rest
 * too short to be a usual one. Everything counts within 24 hours of the start.
 */
export function splitRestOf(near: NearShifts, at: number): SplitRest | null {
  const { crew, end, isAlternate, rests, row, start } = near.shifts[at] as Shift;
  const { readings, rest, splitRest } = row.parameters;
  const last = restAfter(near, at);
  if (rests.length === 0 || last === null || crew !== 'one' || isAlternate) return null;
  if (last >= rest.least && readings.splitRest === 'shortLastRest') return null;
  const until = start + dayMinutes;
  const lengths = [...rests, { start: end, end: end + last }].map((piece) => minutesWithin([piece], start, until));
  const pieces = lengths.length;
  const minutes = lengths.reduce((sum, length) => sum + length, 0);
  const shortest = Math.min(...lengths);
  const needed = pieces === 2 ? splitRest.two : splitRest.three;
  return { pieces, shortest, minutes, needed, isKept: pieces <= 3 && shortest >= splitRest.piece && minutes >= needed };
}
