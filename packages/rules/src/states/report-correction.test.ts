import { expect, test } from 'vitest';
import { scopeFor } from '../permission.ts';
import type { Role } from '../roles.ts';
import {
  type ReportCorrectionCommand,
  reportCorrectionCommands,
  reportCorrectionMachine,
  reportCorrectionStates,
  unmetGuardOf,
} from './report-correction.ts';
import { transitionOf, transitionsFrom } from './state-machine.ts';

/** Where each command leads from each state; a point where it leads nowhere. */
const table = `
from      approve refuse  withdraw
requested applied refused withdrawn
applied   .       .       .
refused   .       .       .
withdrawn .       .       .
`;

test('every pair of state and command leads where the table says', () => {
  const rows = reportCorrectionStates.map((from) =>
    [
      from,
      ...reportCorrectionCommands.map((command) => transitionOf(reportCorrectionMachine, from, command)?.to ?? '.'),
    ].join(' '),
  );
  expect([['from', ...reportCorrectionCommands].join(' '), ...rows].join('\n')).toBe(table.trim().replace(/ +/g, ' '));
});

test.each<[Role, string]>([
  ['admin', 'approve refuse withdraw'],
  ['manager', 'approve refuse withdraw'],
  ['dispatcher', ''],
  ['driver', ''],
])('%s may %s', (role, expected) => {
  const may = transitionsFrom(reportCorrectionMachine, 'requested').filter(({ permission }) =>
    scopeFor(role, permission),
  );
  expect(may.map(({ command }) => command).join(' ')).toBe(expected);
});

test.each<[ReportCorrectionCommand, boolean, string | null, string | undefined]>([
  ['approve', true, null, 'secondPerson'],
  ['approve', false, null, undefined],
  ['refuse', true, '点呼簿と違う', 'secondPerson'],
  ['refuse', false, null, 'reason'],
  ['refuse', false, ' ', 'reason'],
  ['refuse', false, '点呼簿と違う', undefined],
  ['withdraw', true, null, undefined],
  ['withdraw', false, null, 'asker'],
])('%s, asked by oneself %s, reason %s: stopped by %s', (command, isOwn, reason, expected) => {
  const step = transitionOf(reportCorrectionMachine, 'requested', command);
  expect(step && unmetGuardOf(step, { isOwn, reason })).toBe(expected);
});
