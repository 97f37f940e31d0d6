import { expect, test } from 'vitest';
import { paperDays } from './departure-place.ts';

test.each([
  ['2026-02-10', '2026-02-01', '2026-02-28'],
  ['2028-02-29', '2028-02-01', '2028-02-29'],
  ['2026-12-31', '2026-12-01', '2026-12-31'],
])('the papers of %s are of that day and from %s to %s', (date, from, to) => {
  expect(paperDays(date)).toEqual({ day: { from: date, to: date }, month: { from, to } });
});
