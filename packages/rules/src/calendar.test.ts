import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween } from './calendar.ts';

test.each([
  ['2028-02-28', '2028-03-01', 2],
  ['2026-02-28', '2026-03-01', 1],
  ['2026-12-31', '2027-01-01', 1],
  ['2026-11-21', '2026-11-21', 0],
])('from %s to %s it is %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
  expect(daysBetween(to, from) + days).toBe(0);
});

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-02-29', 365, '2029-02-28'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s and %i days is %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
});

test.each([
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-11-21', 12, '2027-11-21'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %i months is %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});
