import { dayMinutes, dayNumber, instantOf, minuteOf } from '../hours/japan-minute.ts';
import type { RollCallHoursRow } from './check-settings.ts';
import type { RunFacts } from './run-facts.ts';
import type { RunFinding } from './run-finding.ts';

type Presence = Pick<RollCallHoursRow, 'fromMinutes' | 'toMinutes'>;

/**
 * Check 24: somebody who may call the roll (運行管理者 or 補助者) is there between report-in and leaving the garage, and again
 * between the return and the end of duty (輸送安全規則 第7条). The hours of a department hold on every day; without them nothing
 * is known, and nothing is said.
 */
export function rollCallOfficer(
  run: Pick<RunFacts, 'operationDate' | 'reportAt' | 'start' | 'end' | 'endAt'>,
  presence: Presence | undefined,
): RunFinding[] {
  if (!presence) return [];
  const midnight = dayNumber(run.operationDate) * dayMinutes;
  const before = { from: minuteOf(run.reportAt) - midnight, to: minuteOf(run.start) - midnight };
  const after = { from: minuteOf(run.end) - midnight, to: minuteOf(run.endAt) - midnight };
  const opens = presence.fromMinutes;
  const closes = presence.toMinutes;
  return [
    ...(isThere(presence, before)
      ? []
      : [missing('noOfficerAtStart', before.from, presence, at('startLater', next(opens, before.from), midnight))]),
    ...(isThere(presence, after)
      ? []
      : [missing('noOfficerAtEnd', after.to, presence, at('stopBy', next(closes, after.from) - dayMinutes, midnight))]),
  ];
}

/** Whether the hours of some day meet the time of a call; whoever comes as it ends is in time. */
function isThere({ fromMinutes, toMinutes }: Presence, { from, to }: { from: number; to: number }): boolean {
  return [-1, 0, 1, 2].some((day) => fromMinutes + day * dayMinutes <= to && toMinutes + day * dayMinutes >= from);
}

/** The first time from a minute on that is so many minutes after some midnight. */
function next(ofDay: number, from: number): number {
  return from + ((((ofDay - from) % dayMinutes) + dayMinutes) % dayMinutes);
}

function missing(code: string, clock: number, presence: Presence, wayOut: RunFinding['wayOut']): RunFinding {
  const params = { clock, opens: presence.fromMinutes, closes: presence.toMinutes };
  return { check: 24, level: 'amber', code, params, ...(wayOut && { wayOut }) };
}

function at(code: string, minute: number, midnight: number): RunFinding['wayOut'] {
  return { code, at: instantOf(midnight + minute) };
}
