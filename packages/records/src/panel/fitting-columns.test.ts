import { expect, test } from 'vitest';
import { fittingColumns } from './fitting-columns.ts';

const columns = [
  { id: 'code', width: 80, primary: true },
  { id: 'name', width: 120, primary: true },
  { id: 'department', width: 100 },
  { id: 'kind' },
  { id: 'due', width: 150, dueOf: () => null },
];
const all = columns.map(({ id }) => id);

test.each([
  ['all where there is room', 610, all],
  ['what is due rather than what else is known', 500, ['code', 'name', 'department', 'due']],
  ['none of the others beside it where there is no room', 380, ['code', 'name', 'due']],
  ['its names where nothing else fits', 260, ['code', 'name']],
  ['its names even where these do not fit', 100, ['code', 'name']],
])('a table shows %s', (_, width, fitting) => {
  expect(fittingColumns(columns, all, width, false)).toEqual(fitting);
});

test('boxes to tick take room as well', () => {
  expect(fittingColumns(columns, all, 610, true)).not.toContain('kind');
});

test('the order is that which a person chose, and what is hidden stays hidden', () => {
  expect(fittingColumns(columns, ['code', 'due', 'kind'], 1000, false)).toEqual(['code', 'due', 'kind']);
});
