import { expect, test } from 'vitest';
import { formatNumber, formatYen } from './format-number.ts';

test.each([
  [0, '0'],
  [1234567, '1,234,567'],
  [-1234, '-1,234'],
  [6.25, '6.25'],
])('%d is written %s', (value, text) => expect(formatNumber(value)).toBe(text));

test('decimals are cut to the given number', () => {
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
