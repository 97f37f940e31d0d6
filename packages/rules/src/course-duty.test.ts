import { expect, test } from 'vitest';
import { courseDuty, missingZones } from './course-duty.ts';
import { parseNightTime } from './night-time.ts';

test.each([
  ['2:00', '11:30', 1, 570, 'usual'],
  ['20:00', '28:00', 1, 480, 'usual'],
  ['2:00', '15:00', 1, 780, 'usual'],
  ['2:00', '15:01', 1, 781, 'long'],
  ['20:00', '35:00', 1, 900, 'long'],
  ['20:00', '35:01', 1, 901, 'tooLong'],
  ['20:00', '35:01', 2, 901, 'usual'],
  ['4:00', '24:00', 2, 1200, 'usual'],
  ['4:00', '24:01', 2, 1201, 'tooLong'],
  ['2:00', '2:00', 1, 0, 'usual'],
])('from %s to %s with a crew of %i is %i minutes: %s', (report, end, crew, minutes, level) => {
  const times = { reportMinutes: parseNightTime(report) ?? -1, endMinutes: parseNightTime(end) ?? -1, crew };
  expect(courseDuty(times)).toEqual({ minutes, level });
});

test('returns no duty for work that ends before it begins', () => {
  expect(courseDuty({ reportMinutes: 120, endMinutes: 119, crew: 1 })).toBeNull();
});

test.each([
  [['chilled', 'frozen'], ['chilled'], ['frozen']],
  [['chilled'], ['ambient', 'chilled', 'frozen'], []],
  [['ambient'], [], ['ambient']],
])('returns which zones of %j a type with %j lacks', (needed, available, missing) => {
  expect(missingZones(needed, available)).toEqual(missing);
});
