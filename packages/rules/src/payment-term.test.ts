import { expect, test } from 'vitest';
import { isPaidInTime, longestWaitDays } from './payment-term.ts';

test.each([
  ['末締 翌月末払', { closingDay: 31, paymentMonths: 1, paymentDay: 31 }, 60, true],
  ['20日締 翌月20日払', { closingDay: 20, paymentMonths: 1, paymentDay: 20 }, 60, true],
  ['20日締 翌月末払', { closingDay: 20, paymentMonths: 1, paymentDay: 31 }, 70, false],
  ['末締 翌々月10日払', { closingDay: 31, paymentMonths: 2, paymentDay: 10 }, 70, false],
  ['15日締 当月末払', { closingDay: 15, paymentMonths: 0, paymentDay: 31 }, 45, true],
  ['28日締 翌月28日払', { closingDay: 28, paymentMonths: 1, paymentDay: 28 }, 60, true],
  ['28日締 翌月末払', { closingDay: 28, paymentMonths: 1, paymentDay: 31 }, 62, false],
  ['末締 翌月25日払', { closingDay: 31, paymentMonths: 1, paymentDay: 25 }, 55, true],
] as const)('%s', (_, term, days, inTime) => {
  expect(longestWaitDays(term)).toBe(days);
  expect(isPaidInTime(term)).toBe(inTime);
});
