import { expect, test } from 'vitest';
import { callShareOf } from './call-share.ts';

const held = (managers: number, others: number) =>
  [...Array(managers + others).keys()].map((at) => ({ isByManager: at < managers }));

test.each([
  ['no call', 0, 0, true],
  ['one of three', 1, 2, true],
  ['one of four', 1, 3, false],
  ['three of nine', 3, 6, true],
  ['33 of 100', 33, 67, false],
  ['34 of 100', 34, 66, true],
  ['all', 5, 0, true],
])('%s by the manager', (_, managers, others, isEnough) => {
  expect(callShareOf(held(managers, others))).toEqual({
    calls: managers + others,
    ofManagers: managers,
    isEnough,
  });
});
