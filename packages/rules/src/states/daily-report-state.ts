import type { Permission } from '../permission.ts';
import type { Step } from './state-machine.ts';

export const dailyReportStates = ['none', 'draft', 'submitted', 'approved'] as const;
export type DailyReportState = (typeof dailyReportStates)[number];

export const dailyReportCommands = ['save', 'submit', 'approve', 'sendBack', 'correct'] as const;
export type DailyReportCommand = (typeof dailyReportCommands)[number];

/** `complete` no error is left, `reason` it says why. */
export type DailyReportGuard = 'complete' | 'reason';

export type DailyReportTransition = Step<DailyReportState, DailyReportCommand> & {
  /** One of them is enough. */
  permissions: readonly Permission[];
  guards: readonly DailyReportGuard[];
};

const writing = ['dutyRecord.create', 'dutyRecord.update'] as const;
const approving = ['dutyRecord.approve'] as const;

/** 未提出, 作成中, 提出済, 承認済: whoever drove changes it until it is approved; after that it is corrected with a reason. */
export const dailyReportState: readonly DailyReportTransition[] = [
  { from: 'none', command: 'save', to: 'draft', permissions: writing, guards: [] },
  { from: 'none', command: 'submit', to: 'submitted', permissions: writing, guards: ['complete'] },
  { from: 'draft', command: 'save', to: 'draft', permissions: writing, guards: [] },
  { from: 'draft', command: 'submit', to: 'submitted', permissions: writing, guards: ['complete'] },
  { from: 'submitted', command: 'submit', to: 'submitted', permissions: writing, guards: ['complete'] },
  { from: 'submitted', command: 'approve', to: 'approved', permissions: approving, guards: ['complete'] },
  { from: 'submitted', command: 'sendBack', to: 'draft', permissions: approving, guards: ['reason'] },
  { from: 'approved', command: 'correct', to: 'approved', permissions: approving, guards: ['complete', 'reason'] },
];
