import type { Transition } from './state-machine.ts';

export const reportCorrectionStates = ['requested', 'applied', 'refused', 'withdrawn'] as const;
export type ReportCorrectionState = (typeof reportCorrectionStates)[number];

export const reportCorrectionCommands = ['approve', 'refuse', 'withdraw'] as const;
export type ReportCorrectionCommand = (typeof reportCorrectionCommands)[number];

/** `secondPerson` it is not whoever asked, `asker` it is, `reason` it says why. */
type Guard = 'secondPerson' | 'asker' | 'reason';

/** 訂正の承認: where the company wants a second person, a correction of an approved report waits until it is decided once. */
export const reportCorrectionMachine: readonly Transition<ReportCorrectionState, ReportCorrectionCommand, Guard>[] = [
  { from: 'requested', command: 'approve', to: 'applied', permission: 'dutyRecord.approve', guard: 'secondPerson' },
  { from: 'requested', command: 'refuse', to: 'refused', permission: 'dutyRecord.approve', guard: 'reason' },
  { from: 'requested', command: 'withdraw', to: 'withdrawn', permission: 'dutyRecord.approve', guard: 'asker' },
];
