import type { Transition } from './state-machine.ts';

export const timeChangeStates = ['requested', 'applied', 'refused', 'withdrawn'] as const;
export type TimeChangeState = (typeof timeChangeStates)[number];

export const timeChangeCommands = ['approve', 'refuse', 'withdraw'] as const;
export type TimeChangeCommand = (typeof timeChangeCommands)[number];

/** `secondPerson` it is not whoever asked, `asker` it is, `reason` it says why. */
type Guard = 'secondPerson' | 'asker' | 'reason';

/** 時刻変更: what somebody asks for is decided once; what was decided stays, and is followed by another change. */
export const timeChangeMachine: readonly Transition<TimeChangeState, TimeChangeCommand, Guard>[] = [
  { from: 'requested', command: 'approve', to: 'applied', permission: 'timeChange.approve', guard: 'secondPerson' },
  { from: 'requested', command: 'refuse', to: 'refused', permission: 'timeChange.approve', guard: 'reason' },
  { from: 'requested', command: 'withdraw', to: 'withdrawn', permission: 'timeChange.request', guard: 'asker' },
];
