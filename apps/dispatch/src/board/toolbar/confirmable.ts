import { isSameFinding } from '@haisha/rules/checks/run-finding';
import { allocationState } from '@haisha/rules/states/allocation-state';
import { transitionOf } from '@haisha/rules/states/state-machine';
import type { Finding } from '@haisha/validation/allocation';
import type { BoardDay } from '@haisha/validation/board-day';
import { judgeStanding } from '../carry/judge-standing.ts';
import type { Run } from '../day/board-types.ts';

/** Returns whether a run is in a state from which it is confirmed: one of a delivery company is asked for first. */
export function mayConfirm({ ownership, status }: Run): boolean {
  const line = transitionOf(allocationState, status, 'confirm');
  return line !== undefined && !line.guards.some((guard) => isOfOwner(guard) && guard !== ownership);
}

function isOfOwner(guard: string): boolean {
  return guard === 'own' || guard === 'hired';
}

/**
 * Returns what stands against the confirmation of a run and has no reason yet, the worst first: what the API finds then,
 * which wants more of a run than a plan has, and what was found before and is not judged here.
 */
export function openAtConfirmation(day: BoardDay | undefined, run: Run): Finding[] {
  const judged = day ? judgeStanding(day, { ...run, status: 'confirmed' }) : [];
  const hasReason = (one: Finding) =>
    run.findings.some((old) => isSameFinding(old, one) && old.overrideReason !== undefined);
  const codes = new Set(judged.map(({ code }) => code));
  const open = [...judged, ...run.findings.filter(({ code }) => !codes.has(code))].filter(
    (one) => one.level !== 'info' && !hasReason(one),
  );
  return [...open.filter(({ level }) => level === 'red'), ...open.filter(({ level }) => level !== 'red')];
}
