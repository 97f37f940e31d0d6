import type { Permission } from '../permission.ts';
import type { Step } from './state-machine.ts';

export const reportCorrectionStates = ['requested', 'applied', 'refused', 'withdrawn'] as const;
export type ReportCorrectionState = (typeof reportCorrectionStates)[number];

export const reportCorrectionCommands = ['approve', 'refuse', 'withdraw'] as const;
export type ReportCorrectionCommand = (typeof reportCorrectionCommands)[number];

/** `secondPerson` it is not whoever asked, `asker` it is, `reason` it says why. */
export type ReportCorrectionGuard = 'secondPerson' | 'asker' | 'reason';

export type ReportCorrectionTransition = Step<ReportCorrectionState, ReportCorrectionCommand> & {
  permission: Permission;
  guards: readonly ReportCorrectionGuard[];
};

const deciding = { from: 'requested', permission: 'dutyRecord.approve' } as const;

/** 訂正の承認: where the company wants a second person, a correction of an approved report waits until it is decided once. */
export const reportCorrectionMachine: readonly ReportCorrectionTransition[] = [
  { ...deciding, command: 'approve', to: 'applied', guards: ['secondPerson'] },
  { ...deciding, command: 'refuse', to: 'refused', guards: ['secondPerson', 'reason'] },
  { ...deciding, command: 'withdraw', to: 'withdrawn', guards: ['asker'] },
];

/** Returns the first guard that a decision does not pass; `isOwn` whoever decides asked for the correction. */
export function unmetGuardOf(
  { guards }: Pick<ReportCorrectionTransition, 'guards'>,
  { isOwn, reason }: { isOwn: boolean; reason: string | null },
): ReportCorrectionGuard | undefined {
  const isMet = { secondPerson: !isOwn, asker: isOwn, reason: reason !== null && reason.trim() !== '' };
  return guards.find((guard) => !isMet[guard]);
}
