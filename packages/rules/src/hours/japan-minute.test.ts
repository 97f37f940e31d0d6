import { expect, test } from 'vitest';
import { dayNumber, dayNumberOf, dayText, instantOf, minuteOf } from './japan-minute.ts';

test.each([
  ['1970-01-01T00:00:00+09:00', 0],
  ['1969-12-31T15:00:00Z', 0],
  ['1969-12-31T14:59:59Z', -1],
  ['1970-01-01T00:00:59Z', 540],
  ['1970-01-01T00:01:00Z', 541],
  ['2024-02-28T15:00:00Z', 28_486_080],
  ['2024-02-29T23:59:59.999+09:00', 28_487_519],
])('%s is minute %i in Japan', (instant, minute) => {
  expect(minuteOf(instant)).toBe(minute);
  expect(minuteOf(Date.parse(instant))).toBe(minute);
});

test.each([0, 541, 28_486_080, -1])('minute %i begins at an instant that lies in it', (minute) => {
  expect(minuteOf(instantOf(minute))).toBe(minute);
  expect(minuteOf(instantOf(minute) - 1)).toBe(minute - 1);
});

test.each([
  [0, '1970-01-01'],
  [1439, '1970-01-01'],
  [1440, '1970-01-02'],
  [-1, '1969-12-31'],
  [28_487_519, '2024-02-29'],
  [28_487_520, '2024-03-01'],
])('minute %i belongs to %s', (minute, day) => {
  expect(dayText(dayNumberOf(minute))).toBe(day);
  expect(dayNumber(day)).toBe(dayNumberOf(minute));
});

test('tells a day again', () => expect([dayText(1), dayText(1)]).toEqual(['1970-01-02', '1970-01-02']));
