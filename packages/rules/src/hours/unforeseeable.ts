import type { NearShifts } from './near-shifts.ts';
import { restAfter } from './near-shifts.ts';
import type { Shift } from './shift.ts';
import { clipped, merged, minutesOf, minutesWithin, type Span } from './span.ts';

const none: readonly Span[] = [];

/** Why the time of an event still counts. */
export type CountedBecause = 'notDocumented' | 'restTooShort' | 'never';

const nothingCounted: { minutes: number; because: CountedBecause } = { minutes: 0, because: 'notDocumented' };

/**
 * Returns the time of unforeseeable events (第4条第3項) that is taken off day duty, driving of two days and continuous
 * driving of a shift: only what documents show, and only when the usual rest follows.
 */
export function takenOff(near: NearShifts, at: number): readonly Span[] {
  const { events, duty, row } = near.shifts[at] as Shift;
  if (events.length === 0 || row.parameters.readings.unforeseeable === 'never') return none;
  const rest = restAfter(near, at);
  if (rest !== null && rest < row.parameters.rest.least) return none;
  return onDuty(
    duty,
    events.filter(({ isDocumented }) => isDocumented),
  );
}

/** Returns the minutes of events that still count, and the first reason. */
export function countedEvents(near: NearShifts): { minutes: number; because: CountedBecause } {
  const { events, duty, row } = near.shifts[near.at] as Shift;
  if (events.length === 0) return nothingCounted;
  const minutes = minutesOf(onDuty(duty, events)) - minutesOf(takenOff(near, near.at));
  if (row.parameters.readings.unforeseeable === 'never') return { minutes, because: 'never' };
  return { minutes, because: events.every(({ isDocumented }) => isDocumented) ? 'restTooShort' : 'notDocumented' };
}

/** Returns the minutes of duty or driving of near shifts between two minutes, without what is taken off. */
export function countedWithin(near: NearShifts, of: 'duty' | 'driving', from: number, to: number): number {
  let minutes = 0;
  near.shifts.forEach((shift, at) => {
    if (shift.end <= from || shift.start >= to) return;
    minutes += minutesWithin(shift[of], from, to);
    if (shift.events.length > 0) minutes -= minutesWithin(cut(shift[of], takenOff(near, at)), from, to);
  });
  return minutes;
}

function onDuty(duty: readonly Span[], events: readonly Span[]): readonly Span[] {
  return cut(duty, merged(events));
}

/** Returns what two lists of merged spans have in common. */
function cut(spans: readonly Span[], others: readonly Span[]): readonly Span[] {
  return others.flatMap(({ start, end }) => clipped(spans, start, end));
}
