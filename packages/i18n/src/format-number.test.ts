import { expect, test } from 'vitest';
import { formatNumber, formatYen } from './format-number.ts';
import { formatNightTime, parseNightTime } from './night-time.ts';

test.each([
  [0, '0'],
  [1234567, '1,234,567'],
  [-1234, '-1,234'],
  [6.25, '6.25'],
])('%d is written %s', (value, text) => expect(formatNumber(value)).toBe(text));

test('decimals are cut to what is wanted', () => {
  expect(formatNumber(6.256, { decimals: 2 })).toBe('6.26');
  expect(formatNumber(6, { decimals: 2 })).toBe('6');
});

test.each([
  [0, '¥0'],
  [1234, '¥1,234'],
  [999_999_999, '¥999,999,999'],
  [-1234, '-¥1,234'],
  [-0.2, '¥0'],
])('%d yen are %s', (amount, text) => expect(formatYen(amount)).toBe(text));

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
])('reads %j as minute %i', (text, minutes) => expect(parseNightTime(text)).toBe(minutes));

test.each(['', '48:00', '9:60', '9:5', '99:00', 'x', '-1:00', '25.5', '12345'])('reads no time in %j', (text) => {
  expect(parseNightTime(text)).toBeNull();
});
