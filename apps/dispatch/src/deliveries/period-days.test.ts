import { expect, test } from 'vitest';
import { periodDays } from './period-days.ts';

/** A Saturday. */
const today = '2026-11-21';

test.each([
  [undefined, { from: '2026-11-21', to: '2026-11-22' }],
  ['today', { from: '2026-11-21', to: '2026-11-21' }],
  ['tomorrow', { from: '2026-11-22', to: '2026-11-22' }],
  ['thisWeek', { from: '2026-11-16', to: '2026-11-22' }],
  ['nextWeek', { from: '2026-11-23', to: '2026-11-29' }],
  ['all', {}],
] as const)('the period %s has its days', (period, days) => {
  expect(periodDays({ ...(period && { period }) }, today)).toEqual(days);
});

test('a week that is asked for on a Sunday is the one that ends then', () => {
  expect(periodDays({ period: 'thisWeek' }, '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
});

test('a range takes the days that are given, and only those', () => {
  expect(periodDays({ period: 'range', from: '2026-12-01' }, today)).toEqual({ from: '2026-12-01' });
  expect(periodDays({ period: 'range', to: '2026-12-05' }, today)).toEqual({ to: '2026-12-05' });
  expect(periodDays({ period: 'today', from: '2026-12-01', to: '2026-12-05' }, today)).toEqual({
    from: today,
    to: today,
  });
});
