import { expect, test } from 'vitest';
import { usualOrigin } from './use-way-column.tsx';

test.each([
  ['no rows', '', undefined],
  ['one row', 'a', 'a'],
  ['the same origin in all rows', 'aaa', 'a'],
  ['an origin of half of the rows', 'baac', undefined],
  ['an origin of three of four rows', 'baaa', 'a'],
  ['as many of one as of another', 'aabb', undefined],
])('of %s the usual one is told', (_, origins, usual) => {
  expect(usualOrigin([...origins].map((originId) => ({ originId })))?.originId).toBe(usual);
});
