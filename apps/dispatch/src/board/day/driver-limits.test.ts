import { expect, test } from 'vitest';
import { daysToLimit } from './driver-limits.ts';

test.each([
  [0, 284 * 60, 21],
  [271 * 60, 284 * 60, 1],
  [271 * 60 + 1, 284 * 60, 0],
  [284 * 60, 284 * 60, 0],
  [290 * 60, 284 * 60, 0],
  [290 * 60, 310 * 60, 1],
])('with %i of %i minutes %i days are left', (monthMinutes, monthLimitMinutes, days) => {
  expect(daysToLimit({ monthMinutes, monthLimitMinutes })).toBe(days);
});
