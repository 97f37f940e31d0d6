import { dayMinutes } from './japan-minute.ts';
import type { NearShifts } from './near-shifts.ts';
import type { Shift } from './shift.ts';
import { countedWithin } from './unforeseeable.ts';

/** Minutes driven in the two days up to a day and in the two days from it. */
export type TwoDayDriving = { before: number; after: number };

/**
 * Returns the driving of two days (第4条第1項第6号) around the day of a shift, or null when another shift of that day began
 * earlier. A day without a start of work counts 0. Both averages over the limit are a breach.
 */
export function twoDayDriving(near: NearShifts): TwoDayDriving | null {
  const shift = near.shifts[near.at] as Shift;
  if (near.shifts[near.at - 1]?.day === shift.day) return null;
  return shift.row.parameters.readings.twoDayDriving === 'fromStart'
    ? fromStart(near, shift)
    : { before: ofDays(near, shift.day - 1, shift.day), after: ofDays(near, shift.day, shift.day + 1) };
}

function fromStart(near: NearShifts, { start, day }: Shift): TwoDayDriving {
  const dayBefore = near.shifts.find((other) => other.day === day - 1);
  return {
    before: dayBefore ? driven(near, dayBefore.start, 2) : driven(near, start, 1),
    after: driven(near, start, 2),
  };
}

function driven(near: NearShifts, from: number, days: number): number {
  return countedWithin(near, 'driving', from, from + days * dayMinutes);
}

function ofDays(near: NearShifts, first: number, last: number): number {
  const wanted = near.shifts.filter(({ day }) => day >= first && day <= last);
  return wanted.reduce((sum, { start, end }) => sum + countedWithin(near, 'driving', start, end), 0);
}
