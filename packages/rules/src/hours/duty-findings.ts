import type { DutyLimit } from './day-duty.ts';
import { type Finding, type FindingCase, type FindingCode, findingOf, type WayOut } from './finding.ts';
import { dayText, instantOf } from './japan-minute.ts';
import type { NeededRest } from './rest.ts';
import type { ShiftHours } from './shift-hours.ts';

const codeOf: Partial<Record<FindingCase, FindingCode>> = {
  twoCrew: 'twoCrewOverMost',
  twoCrewBed: 'twoCrewOverMost',
  twoCrewSleep: 'twoCrewOverMost',
  alternate: 'alternateOverMost',
  alternateExtended: 'alternateOverMost',
};

/** Returns what is to be said about the day duty of a shift, one finding at most. */
export function dutyFindings(hours: ShiftHours, limit: DutyLimit): Finding[] {
  const { parameters } = hours.shift.row;
  const { day } = parameters;
  const { minutes } = limit;
  const facts = { day: dayText(hours.shift.day), dutyIds: idsWithNext(hours, hours.dayDuty.doubleCounted > 0) };
  if (minutes > limit.most) {
    const wayOut = lessDuty(hours, limit);
    const code = codeOf[limit.case] ?? 'dayOverMost';
    return [findingOf(code, parameters, { ...facts, actual: minutes, limit: limit.most, case: limit.case, wayOut })];
  }
  if (limit.case !== 'usual' && limit.case !== 'longDistance') return [];
  const [code, over] =
    minutes > day.watch ? (['dayOverWatch', day.watch] as const) : (['dayOverUsual', day.usual] as const);
  return minutes > over ? [findingOf(code, parameters, { ...facts, actual: minutes, limit: over })] : [];
}

/** Returns what is to be said about the rest after a shift, one finding at most. */
export function restFindings(hours: ShiftHours, needed: NeededRest): Finding[] {
  const { restAfter, shift, splitRest } = hours;
  if (restAfter === null || splitRest) return [];
  const facts = { day: dayText(shift.day), dutyIds: idsWithNext(hours, true), actual: restAfter, case: needed.case };
  const until = (limit: number) => ({
    ...facts,
    limit,
    wayOut: { code: 'startLater', at: instantOf(shift.end + limit) } as const,
  });
  if (restAfter < needed.least) return [findingOf('restTooShort', shift.row.parameters, until(needed.least))];
  return restAfter < needed.goal ? [findingOf('restUnderGoal', shift.row.parameters, until(needed.goal))] : [];
}

function lessDuty({ dayDuty }: ShiftHours, { case: rule, minutes, most }: DutyLimit): WayOut {
  const isWindow = rule === 'usual' || rule === 'longDistance' || rule === 'twoCrew';
  const code = isWindow && dayDuty.doubleCounted >= minutes - most ? 'startNextLater' : 'shorten';
  return { code, minutes: minutes - most };
}

function idsWithNext({ near, shift }: ShiftHours, withNext: boolean): readonly string[] {
  const next = withNext ? near.shifts[near.at + 1] : undefined;
  return next ? [...new Set([...shift.dutyIds, ...next.dutyIds])] : shift.dutyIds;
}
