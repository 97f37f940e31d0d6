import { expect, test } from 'vitest';
import { parseNightTime } from './night-time.ts';
import { plannedDutyMinutes } from './planned-duty.ts';

test.each([
  ['2:00', '11:00', 30, 20, 590],
  ['8:30', '17:30', 0, 0, 540],
  ['20:00', '27:30', 30, 20, 500],
  ['21:00', '25:45', 15, 15, 315],
  ['0:00', '47:59', 240, 240, 3359],
])('from %s to %s with %i minutes before and %i after it lasts %i minutes', (start, end, before, after, expected) => {
  const [startMinutes, endMinutes] = [start, end].map((time) => parseNightTime(time) ?? Number.NaN) as [number, number];
  const shift = { startMinutes, endMinutes, beforeMinutes: before, afterMinutes: after };
  expect(plannedDutyMinutes(shift)).toBe(expected);
});
