import type { AllocationCommand, allocationState } from './allocation-state.ts';

type Status = (typeof allocationState)[number]['from'];

/** The states of a run that nobody has confirmed. */
export const unconfirmedStates = ['planned', 'requested', 'accepted'] as const satisfies readonly Status[];

const confirmedStates = ['confirmed', 'acknowledged', 'clockedIn', 'called'] as const satisfies readonly Status[];

/** The states of a run that is still to leave. */
export const statesBeforeLeaving = [...unconfirmedStates, ...confirmedStates] as const;

/** What attendance knows of a run: the punches of its driver as moments, and what came of the roll calls of its crew. */
export type RunOfDay = {
  clockInAt: string | null;
  leaveGarageAt: string | null;
  returnGarageAt: string | null;
  /** `passed` where everybody had a call before duty that stands, `refused` where the last one of somebody was. */
  callBefore: 'passed' | 'refused' | null;
  hasCallAfter: boolean;
};

/**
 * Returns the next command that a run gets from punches and roll calls (出勤 → 業務前点呼済 → 出庫 → 帰庫 → 業務後点呼済); null
 * where it is as far as they are. Nobody leaves after a refused call, whatever was punched (輸送安全規則 第7条), and a run that
 * is not confirmed, or reported already, is nobody's to move here.
 */
export function nextOfDay(status: Status, of: RunOfDay): AllocationCommand | null {
  switch (status) {
    case 'confirmed':
    case 'acknowledged':
      return of.clockInAt === null ? departure(of) : 'clockIn';
    case 'clockedIn':
      return of.callBefore === 'passed' ? 'call' : departure(of);
    case 'called':
      return departure(of);
    case 'departed':
      return of.returnGarageAt === null ? null : 'return';
    case 'returned':
      return of.hasCallAfter ? 'callAfter' : null;
    default:
      return null;
  }
}

/** Why a run stays although its driver has left. */
export type HeldBack = 'unconfirmed' | 'callRefused';

/**
 * Tells why a run does not leave with its driver: nobody has confirmed it (乗務割 is the operation manager's), or the last call
 * was refused. Null where it leaves or has left, or where nobody has left yet.
 */
export function heldBack(
  status: Status,
  { callBefore, leaveGarageAt }: Pick<RunOfDay, 'callBefore' | 'leaveGarageAt'>,
): HeldBack | null {
  if (leaveGarageAt === null) return null;
  if (isUnconfirmed(status)) return 'unconfirmed';
  return callBefore === 'refused' && isAmong(confirmedStates, status) ? 'callRefused' : null;
}

/** Tells whether a run of this state waits for its confirmation. */
export function isUnconfirmed(status: Status): boolean {
  return isAmong(unconfirmedStates, status);
}

function isAmong(states: readonly Status[], status: Status): boolean {
  return states.includes(status);
}

function departure({ callBefore, leaveGarageAt }: RunOfDay): AllocationCommand | null {
  return leaveGarageAt === null || callBefore === 'refused' ? null : 'depart';
}
