import { expect, test } from 'vitest';
import { columnMoved, columnShown } from './column-order.ts';

const all = ['a', 'b', 'c', 'd'];

test.each([
  ['b', 1, 'a c b d'],
  ['b', -1, 'b a c d'],
  ['a', -1, 'a b c d'],
  ['d', 1, 'a b c d'],
  ['x', 1, 'a b c d'],
] as const)('%s moves %i place', (id, step, expected) => {
  expect(columnMoved(all, id, step).join(' ')).toBe(expected);
});

test.each([
  [['a', 'b', 'd'], 'c', 'a b c d'],
  [['b', 'c'], 'a', 'a b c'],
  [['d', 'b', 'a'], 'c', 'd b c a'],
  [[], 'c', 'c'],
  [['a', 'c'], 'c', 'a c'],
])('with %j shown, %s comes back at its default position', (shown, id, expected) => {
  expect(columnShown(all, shown, id).join(' ')).toBe(expected);
});
