import { expect, test } from 'vitest';
import { dueState } from './due.ts';

test.each([
  [-1, 'expired'],
  [0, 'within7'],
  [7, 'within7'],
  [8, 'within14'],
  [14, 'within14'],
  [15, 'within30'],
  [30, 'within30'],
  [31, 'within60'],
  [60, 'within60'],
  [61, 'ok'],
])('%i days before its date a deadline is %s', (daysLeft, state) => {
  expect(dueState(daysLeft)).toBe(state);
});
