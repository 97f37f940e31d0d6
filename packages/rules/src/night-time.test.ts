import { expect, test } from 'vitest';
import { formatNightTime, parseNightTime } from './night-time.ts';

test.each([
  ['0:00', 0],
  ['9:05', 545],
  ['23:59', 1439],
  ['24:00', 1440],
  ['25:30', 1530],
  ['47:59', 2879],
])('%s of an operation date is minute %i, and back', (text, minutes) => {
  expect(parseNightTime(text)).toBe(minutes);
  expect(formatNightTime(minutes)).toBe(text);
});

test.each([
  ['2530', 1530],
  ['905', 545],
  ['０９：０５', 545],
  [' 25 : 30 ', 1530],
  ['25：30', 1530],
  ['翌1:30', 1530],
  ['翌日 6:30', 1830],
  ['翌0130', 1530],
])('reads %j as minute %i', (text, minutes) => expect(parseNightTime(text)).toBe(minutes));

test.each([
  ['47:59', 2879],
  ['63:00', 3780],
  ['6300', 3780],
  ['翌々日 15:00', 3780],
  ['翌々1:30', 2970],
  ['120:05', 7205],
  ['12005', 7205],
  ['120:06', null],
  ['翌々24:00', null],
])('of a run of several days reads %j as minute %s', (text, minutes) => {
  expect(parseNightTime(text, 7205)).toBe(minutes);
});

test.each(['', '48:00', '9:60', '9:5', '99:00', 'x', '-1:00', '25.5', '25:305', '12345', '翌25:30', '翌', '翌々1:30'])(
  'reads no time from %j',
  (text) => {
    expect(parseNightTime(text)).toBeNull();
  },
);
