import type { Duty } from './duty.ts';
import { type DutyPart, dutyParts } from './duty-part.ts';
import { type HoursContext, type HoursSettings, hoursContext } from './hours-context.ts';
import type { HoursResult } from './hours-result.ts';
import { type HoursState, hoursState } from './hours-state.ts';

/** The duties of one driver, in any order, and what they are held against. */
export type HoursInput = HoursSettings & { duties: readonly Duty[] };

/**
 * Returns the hours of one driver under 改善基準告示 and 労働基準法, in minutes, with what is to be said about them. Equal to a
 * limit is never over it. Throws a RangeError without a row of parameters.
 */
export function hours(input: HoursInput): HoursResult {
  return prepareHours(input).result;
}

/** Returns the hours of one driver in a form that `hoursAfter` asks about further duties. Throws as `hours` does. */
export function prepareHours({ duties, ...settings }: HoursInput): HoursState {
  const context = hoursContext(settings);
  return hoursState(context, partsOf(duties, context));
}

/** Returns the records of duties in order of time. */
export function partsOf(duties: readonly Duty[], { rows }: HoursContext): DutyPart[] {
  return duties.flatMap((duty) => dutyParts(duty, rows)).sort((a, b) => a.start - b.start || a.end - b.end);
}
