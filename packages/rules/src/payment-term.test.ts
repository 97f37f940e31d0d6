import { expect, test } from 'vitest';
import { isPaidInTime, longestWaitDays, paymentDayOf } from './payment-term.ts';

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

test.each([
  ['on the closing', { closingDay: 20, paymentMonths: 1, paymentDay: 20 }, '2026-11-20', '2026-12-20'],
  ['a day after it', { closingDay: 20, paymentMonths: 1, paymentDay: 20 }, '2026-11-21', '2027-01-20'],
  ['at the end of the month', { closingDay: 31, paymentMonths: 1, paymentDay: 31 }, '2026-11-30', '2026-12-31'],
  ['before a short month', { closingDay: 31, paymentMonths: 1, paymentDay: 31 }, '2027-01-31', '2027-02-28'],
  ['in a leap year', { closingDay: 31, paymentMonths: 1, paymentDay: 31 }, '2028-01-01', '2028-02-29'],
  ['within the month', { closingDay: 15, paymentMonths: 0, paymentDay: 31 }, '2026-11-15', '2026-11-30'],
  ['two months later', { closingDay: 31, paymentMonths: 2, paymentDay: 10 }, '2026-11-01', '2027-01-10'],
] as const)('a service %s is paid on its day', (_, term, serviceDay, day) => {
  expect(paymentDayOf(term, serviceDay)).toBe(day);
});
