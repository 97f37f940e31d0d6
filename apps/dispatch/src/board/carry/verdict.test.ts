import { expect, test } from 'vitest';
import { finding } from '../../../test/board.ts';
import { headOf, toneOf, verdictOf } from './verdict.ts';

const amber = finding();
const red = finding({ level: 'red' });

test.each([
  [[], [], 'ok', 'ok'],
  [[], [red], 'stays', 'amber'],
  [[amber], [red], 'amber', 'amber'],
  [[amber, red], [], 'red', 'red'],
] as const)(
  'of what is new, %j, and what stays, %j, a verdict is called %s and looks %s',
  (findings, stays, head, tone) => {
    const verdict = verdictOf(findings, stays);
    expect([headOf(verdict), toneOf(verdict)]).toEqual([head, tone]);
  },
);
