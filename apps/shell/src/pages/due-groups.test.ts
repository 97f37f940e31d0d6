import type { Due } from '@haisha/validation/due';
import { expect, it } from 'vitest';
import { dueGroups } from './due-groups.ts';

const due = (daysLeft: number) => ({ daysLeft }) as Due;

it.each([
  [[-20, -1], ['over: -20 -1']],
  [
    [-1, 0, 7, 8],
    ['over: -1', 'week: 0 7', 'month: 8'],
  ],
  [
    [30, 31, 60],
    ['month: 30', 'later: 31 60'],
  ],
  [[], []],
])('puts deadlines in %j days into the groups %j', (days, expected) => {
  const groups = dueGroups(days.map(due));
  expect(groups.map(({ name, items }) => `${name}: ${items.map(({ daysLeft }) => daysLeft).join(' ')}`)).toEqual(
    expected,
  );
});
