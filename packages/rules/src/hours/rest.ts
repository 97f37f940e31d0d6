import type { FindingCase } from './finding.ts';
import { type NearShifts, restAfter } from './near-shifts.ts';
import type { Shift } from './shift.ts';

/** The least rest after a shift and the one to strive for, with the rule that gave them. */
export type NeededRest = { least: number; goal: number; case: FindingCase };

/**
 * Returns the rest (休息期間) that has to follow a shift (第4条第1項第5号, 第4項). `mayRestShort` says that the week still
 * allows the shorter rest of long distance.
 */
export function neededRest(near: NearShifts, mayRestShort: boolean): NeededRest {
  const shift = near.shifts[near.at] as Shift;
  const { longDistance, rest } = shift.row.parameters;
  const special = specialRest(shift);
  if (special) return afterFerry(shift, special);
  if (mayRestShort && shift.restsAway) return { least: longDistance.restLeast, goal: rest.goal, case: 'longDistance' };
  if (endsShortRests(near)) return { least: longDistance.restAfter, goal: 0, case: 'afterLongDistance' };
  return afterFerry(shift, { least: rest.least, goal: rest.goal, case: 'usual' });
}

function specialRest({ crew, isAlternate, dutyMinutes, row }: Shift): NeededRest | null {
  const { alternate, twoCrew } = row.parameters;
  if (isAlternate) return { least: alternate.rest, goal: 0, case: 'alternate' };
  if (crew === 'one') return null;
  if (crew === 'twoWithBed' && dutyMinutes > twoCrew.dayMost)
    return { least: twoCrew.bedRest, goal: 0, case: 'twoCrewBed' };
  return { least: twoCrew.rest, goal: 0, case: 'twoCrew' };
}

/**
 * Time aboard is taken off the rest; with one driver at least half of the time from landing to the end of work is left
 * (第4条第4項第4号).
 */
function afterFerry({ crew, end, ferryMinutes, landing }: Shift, usual: NeededRest): NeededRest {
  if (landing === null) return usual;
  const half = crew === 'one' ? Math.ceil((end - landing) / 2) : 0;
  return {
    least: Math.max(usual.least - ferryMinutes, half, 0),
    goal: Math.max(usual.goal - ferryMinutes, 0),
    case: 'ferry',
  };
}

/** Whether a run ends here that had a rest under the usual least one. */
function endsShortRests(near: NearShifts): boolean {
  const { restsAway, row } = near.shifts[near.at] as Shift;
  if (restsAway) return false;
  for (let at = near.at - 1; near.shifts[at]?.restsAway; at -= 1) {
    if (isUsual(near.shifts[at] as Shift) && (restAfter(near, at) ?? 0) < row.parameters.rest.least) return true;
  }
  return false;
}

function isUsual({ crew, isAlternate, rests }: Shift): boolean {
  return crew === 'one' && !isAlternate && rests.length === 0;
}
