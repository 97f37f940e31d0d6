import { expect, test } from 'vitest';
import { scopeFor } from '../permission.ts';
import type { Role } from '../roles.ts';
import { dailyReportCommands, dailyReportState, dailyReportStates } from './daily-report-state.ts';
import { transitionOf, transitionsFrom } from './state-machine.ts';

/** Where each command leads from each state; a point where it leads nowhere. */
const table = `
from      save  submit    approve  sendBack correct
none      draft submitted .        .        .
draft     draft submitted .        .        .
submitted .     submitted approved draft    .
approved  .     .         .        .        approved
`;

test('every pair of state and command leads where the table says', () => {
  const rows = dailyReportStates.map((from) =>
    [from, ...dailyReportCommands.map((command) => transitionOf(dailyReportState, from, command)?.to ?? '.')].join(' '),
  );
  expect([['from', ...dailyReportCommands].join(' '), ...rows].join('\n')).toBe(table.trim().replace(/ +/g, ' '));
});

test.each<[Role, string, string]>([
  ['driver', 'submitted', 'submit'],
  ['driver', 'approved', ''],
  ['partner', 'none', 'save submit'],
  ['dispatcher', 'submitted', 'submit'],
  ['manager', 'submitted', 'submit approve sendBack'],
  ['manager', 'approved', 'correct'],
  ['viewer', 'draft', ''],
])('%s, %s: %s', (role, from, expected) => {
  const lines = transitionsFrom(dailyReportState, from as (typeof dailyReportStates)[number]);
  const may = lines.filter(({ permissions }) => permissions.some((permission) => scopeFor(role, permission)));
  expect(may.map(({ command }) => command).join(' ')).toBe(expected);
});

test('what is handed in is complete, and what goes back or changes after the approval says why', () => {
  const guardsOf = (command: string) =>
    dailyReportState.filter((line) => line.command === command).map(({ guards }) => guards);
  for (const guards of [...guardsOf('submit'), ...guardsOf('approve')]) expect(guards).toContain('complete');
  for (const guards of [...guardsOf('sendBack'), ...guardsOf('correct')]) expect(guards).toContain('reason');
});
