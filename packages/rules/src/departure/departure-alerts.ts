import type { PlannedDay } from '../punches/punch-faults.ts';
import {
  type DepartureCode,
  type DepartureFacts,
  type DepartureFault,
  type DepartureGrace,
  departureFaults,
  usualGrace,
} from './departure-state.ts';

/** What somebody is told of, the worst first. */
export const departureAlertKinds = [
  'departedWithoutCall',
  'alcohol',
  'refused',
  'onLeave',
  'clockInMissing',
  'departureMissing',
  'restShort',
  'clockInDue',
  'callDue',
  'departureDue',
] as const satisfies readonly DepartureCode[];

export type DepartureAlertKind = (typeof departureAlertKinds)[number];

/** What stays an alarm until somebody has acknowledged it, the worst first (輸送安全規則 第7条). */
export const departureAlarmKinds = [
  'departedWithoutCall',
  'alcohol',
  'refused',
] as const satisfies readonly DepartureAlertKind[];
export type DepartureAlarmKind = (typeof departureAlarmKinds)[number];

/** Puts alarms in the order in which they are told: the worst first, of one kind the oldest. */
export function byAlarm(a: { kind: DepartureAlarmKind; at: string }, b: typeof a): number {
  return (
    departureAlarmKinds.indexOf(a.kind) - departureAlarmKinds.indexOf(b.kind) || Date.parse(a.at) - Date.parse(b.at)
  );
}

export type DepartureAlert = {
  kind: DepartureAlertKind;
  tone: DepartureFault['tone'];
  /** When it began to be so, in minutes since 1970 in Japan. */
  at: number;
  /**
   * What makes it another one of its kind on that day: the planned time, or the call; null where a day has one at most,
   * whatever is corrected later.
   */
  occasion: number | null;
};

/**
 * Tells what somebody has to be told of now, by the rule of the board. What is late is told until the planned end: later
 * nobody can do anything about it.
 */
export function departureAlerts(
  facts: DepartureFacts,
  now: number,
  grace: DepartureGrace = usualGrace,
): DepartureAlert[] {
  return departureFaults(facts, now, grace).flatMap(({ code, tone }) => {
    const kind = departureAlertKinds.find((one) => one === code);
    const found = kind && momentOf(kind, facts, grace);
    if (!kind || !found) return [];
    // What somebody wrote down for later has not happened yet.
    if (found.at > now) return [];
    const isOver = found.isLate && facts.planned !== null && facts.planned.endAt < now;
    return isOver ? [] : [{ kind, tone, at: found.at, occasion: found.occasion }];
  });
}

/** The moments at which something of a planned day becomes late. */
export function departureMoments(planned: PlannedDay, grace: DepartureGrace = usualGrace): number[] {
  return Object.values(lateMoments(planned, grace));
}

type LateKind = 'clockInDue' | 'clockInMissing' | 'callDue' | 'departureDue' | 'departureMissing';

function lateMoments({ outAt, reportAt }: PlannedDay, grace: DepartureGrace): Record<LateKind, number> {
  return {
    clockInDue: reportAt,
    clockInMissing: reportAt + grace.clockInRed,
    callDue: outAt - grace.callAmber,
    departureDue: outAt + grace.departureAmber,
    departureMissing: outAt + grace.departureRed,
  };
}

type Moment = { at: number; occasion: number | null; isLate: boolean };

function momentOf(kind: DepartureAlertKind, facts: DepartureFacts, grace: DepartureGrace): Moment | null {
  const { call, clockIn, leaveGarage, planned } = facts;
  const once = (at: number | null | undefined): Moment | null =>
    at == null ? null : { at, occasion: null, isLate: false };
  switch (kind) {
    case 'departedWithoutCall':
      return once(leaveGarage);
    case 'alcohol':
    case 'refused':
      return call && { at: call.at, occasion: call.at, isLate: false };
    case 'onLeave':
    case 'restShort':
      return once(clockIn ?? leaveGarage);
    default: {
      if (!planned) return null;
      const at = lateMoments(planned, grace)[kind];
      return { at, occasion: at, isLate: true };
    }
  }
}
