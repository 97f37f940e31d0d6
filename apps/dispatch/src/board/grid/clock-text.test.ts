import { expect, test } from 'vitest';
import { at, boardDate } from '../../../test/board.ts';
import { midnightOf } from '../geometry/scale.ts';
import { clockText } from './clock-text.ts';

test.each([
  ['8:05', '8:05'],
  ['25:10', '25:10'],
  ['47:59', '47:59'],
  ['48:30', '0:30'],
  ['-2:00', '22:00'],
])('%s from midnight is written %s', (clock, text) => {
  expect(clockText(midnightOf(boardDate), Date.parse(at(clock)))).toBe(text);
});
