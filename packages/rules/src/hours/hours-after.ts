import type { Duty } from './duty.ts';
import { dutyParts } from './duty-part.ts';
import type { HoursResult } from './hours-result.ts';
import { type HoursState, hoursState } from './hours-state.ts';

/**
 * Returns the hours as they would be with one more duty, or with one changed when the state has a duty of its id; the
 * state stays as it is.
 */
export function hoursAfter(state: HoursState, candidate: Duty): HoursResult {
  const { context, parts } = state;
  const others = parts.filter(({ dutyId }) => dutyId !== candidate.id);
  const all = [...others, ...dutyParts(candidate, context.rows)];
  return hoursState(
    context,
    all.sort((a, b) => a.start - b.start || a.end - b.end),
    state,
  ).result;
}

/** Returns the hours as they would be without a duty; the state itself when it has none of that id. */
export function hoursWithout(state: HoursState, dutyId: string): HoursState {
  const others = state.parts.filter((part) => part.dutyId !== dutyId);
  return others.length === state.parts.length ? state : hoursState(state.context, others, state);
}
