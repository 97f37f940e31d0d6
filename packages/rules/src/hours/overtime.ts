import type { HoursParameters } from './parameters.ts';

/** Ordinary work of a shift on the day of its start; a day may have more than one. */
export type OrdinaryWork = { day: number; ordinary: number };

/**
 * Returns the overtime (時間外労働) of each shift of one week, in order: what is over 8 hours of a day, and of the rest what
 * is over 40 hours of the week. An hour counts once.
 */
export function overtimeOfWeek(work: readonly OrdinaryWork[], { labour }: HoursParameters): number[] {
  let day = Number.NaN;
  let ofDay = 0;
  let ofWeek = 0;
  return work.map((shift) => {
    if (shift.day !== day) ofDay = 0;
    day = shift.day;
    const daily = over(ofDay + shift.ordinary, labour.day) - over(ofDay, labour.day);
    ofDay += shift.ordinary;
    const within = shift.ordinary - daily;
    const weekly = over(ofWeek + within, labour.week) - over(ofWeek, labour.week);
    ofWeek += within;
    return daily + weekly;
  });
}

function over(minutes: number, limit: number): number {
  return Math.max(0, minutes - limit);
}
