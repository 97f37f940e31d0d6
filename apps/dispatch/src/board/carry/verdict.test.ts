import { expect, test } from 'vitest';
import { finding } from '../../../test/board.ts';
import { headOf, toneOf, verdictOf, wordsToneOf } from './verdict.ts';

const amber = finding();
const red = finding({ level: 'red' });

test.each([
  [[], [], 'ok', 'ok', 'ok'],
  [[], [amber], 'stays', 'amber', 'amber'],
  [[], [amber, red], 'staysRed', 'amber', 'red'],
  [[amber], [red], 'amber', 'amber', 'amber'],
  [[amber, red], [], 'red', 'red', 'red'],
] as const)(
  'of what is new, %j, and what stays, %j, a verdict is called %s, its row looks %s and its words %s',
  (findings, stays, head, row, words) => {
    const verdict = verdictOf(findings, stays);
    expect([headOf(verdict), toneOf(verdict), wordsToneOf(verdict)]).toEqual([head, row, words]);
  },
);
