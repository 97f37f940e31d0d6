import { expect, test } from 'vitest';
import { dueState } from './due.ts';

test.each([
  [-400, 'over'],
  [-1, 'over'],
  [0, 'near'],
  [1, 'near'],
  [30, 'near'],
  [31, 'far'],
  [400, 'far'],
])('%i days before its date a deadline is %s', (daysLeft, state) => {
  expect(dueState(daysLeft)).toBe(state);
});
