import { dayMinutes } from './japan-minute.ts';
import type { Shift } from './shift.ts';

/** A shift among those that its figures depend on, in order of time. */
export type NearShifts = { shifts: readonly Shift[]; at: number };

const reach = 2 * dayMinutes;

/** A run ends after 144 hours (平成13年国土交通省告示第1365号). */
const longestRunDays = 6;

/**
 * Returns the shifts around one: those of the day before and of the 48 hours from its start, one more on each side, and
 * the run before it as long as the driver rested away from home. Returns `known` when it holds the same shifts.
 */
export function nearShifts(all: readonly Shift[], at: number, known: NearShifts | undefined): NearShifts {
  const { start, day } = all[at] as Shift;
  let from = at;
  while (from > 0 && (isOfRun(all[from - 1], day) || (all[from]?.day ?? day) >= day - 1)) from -= 1;
  let to = at + 1;
  while (to < all.length && (all[to - 1]?.start ?? start) < start + reach) to += 1;
  return known && areSame(known.shifts, all, from, to) ? known : { shifts: all.slice(from, to), at: at - from };
}

function areSame(shifts: readonly Shift[], all: readonly Shift[], from: number, to: number): boolean {
  return shifts.length === to - from && shifts.every((shift, at) => shift === all[from + at]);
}

function isOfRun(shift: Shift | undefined, day: number): boolean {
  return shift?.restsAway === true && shift.day >= day - longestRunDays;
}

/** Returns the rest after a shift, null while nothing follows. */
export function restAfter({ shifts }: NearShifts, at: number): number | null {
  const next = shifts[at + 1];
  return next ? next.start - (shifts[at] as Shift).end : null;
}
