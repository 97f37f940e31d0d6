import { expect, test } from 'vitest';
import { type LeaveCommand, leaveCommands, leaveState } from './leave-state.ts';
import { transitionOf } from './state-machine.ts';

const states = ['requested', 'approved', 'refused', 'withdrawn'] as const;
const after = (from: (typeof states)[number], command: LeaveCommand) =>
  transitionOf(leaveState, from, command)?.to ?? null;

test.each([
  ['requested', ['approved', 'refused', 'withdrawn', null]],
  ['approved', [null, null, null, 'withdrawn']],
  ['refused', [null, null, null, null]],
  ['withdrawn', [null, null, null, null]],
] as const)('%s becomes %j', (from, expected) => {
  expect(leaveCommands.map((command) => after(from, command))).toEqual(expected);
});

test('who says no, or takes back what was agreed on, says why; only the driver takes a request back', () => {
  expect(leaveState.filter(({ guard }) => guard === 'reason').map(({ command }) => command)).toEqual([
    'refuse',
    'cancel',
  ]);
  expect(leaveState.filter(({ permission }) => permission === 'leave.request').map(({ command }) => command)).toEqual([
    'withdraw',
  ]);
});
