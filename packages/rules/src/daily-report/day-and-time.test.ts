import { expect, test } from 'vitest';
import { dayAndTime } from './day-and-time.ts';

test.each([
  ['2026-11-20', 63 * 60, '11/22 15:00'],
  ['2026-11-30', 48 * 60, '12/02 0:00'],
  ['2026-12-30', 167 * 60 + 59, '01/05 23:59'],
])('minute %2$i of %1$s', (day, minutes, written) => expect(dayAndTime(day, minutes)).toBe(written));
