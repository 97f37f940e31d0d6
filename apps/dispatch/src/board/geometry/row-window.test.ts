import { expect, test } from 'vitest';
import { rowAt, rowsWithin, topsOf } from './row-window.ts';

const tops = topsOf([26, 44, 44, 84, 44]);

test('rows stand below each other', () => {
  expect(tops).toEqual([0, 26, 70, 114, 198, 242]);
  expect(topsOf([])).toEqual([0]);
});

test.each([
  [-10, 0],
  [0, 0],
  [25, 0],
  [26, 1],
  [113, 2],
  [114, 3],
  [197, 3],
  [241, 4],
  [900, 4],
])('at %i px stands row %i', (y, row) => {
  expect(rowAt(tops, y)).toBe(row);
});

test('nothing stands on a board without rows', () => {
  expect(rowAt([0], 10)).toBe(-1);
  expect(rowsWithin([0], { top: 0, height: 100, margin: 0 })).toEqual({ from: 0, to: 0 });
});

test.each([
  [0, 30, 0, 0, 2],
  [70, 44, 0, 2, 4],
  [70, 44, 50, 0, 4],
  [200, 500, 0, 4, 5],
])('from %i px on, %i px high with a margin of %i, rows %i to %i are drawn', (top, height, margin, from, to) => {
  expect(rowsWithin(tops, { top, height, margin })).toEqual({ from, to });
});
