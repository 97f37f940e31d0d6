import type { Transition } from './state-machine.ts';

type State = 'requested' | 'approved' | 'refused' | 'withdrawn';

/** What is done to a leave: the office decides, the driver takes a request back, the office takes back what was agreed on. */
export const leaveCommands = ['approve', 'refuse', 'withdraw', 'cancel'] as const;
export type LeaveCommand = (typeof leaveCommands)[number];

/** `reason`: it says why. */
type Guard = 'reason';

/** 休暇の申請. What was refused or taken back stays as it is: the next request is another one. */
export const leaveState: readonly Transition<State, LeaveCommand, Guard>[] = [
  { from: 'requested', command: 'approve', to: 'approved', permission: 'leave.approve' },
  { from: 'requested', command: 'refuse', to: 'refused', permission: 'leave.approve', guard: 'reason' },
  { from: 'requested', command: 'withdraw', to: 'withdrawn', permission: 'leave.request' },
  { from: 'approved', command: 'cancel', to: 'withdrawn', permission: 'leave.approve', guard: 'reason' },
];
