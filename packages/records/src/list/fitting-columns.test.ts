import { expect, test } from 'vitest';
import { fittingColumns } from './fitting-columns.ts';

const columns = [
  { id: 'code', width: 80, primary: true },
  { id: 'name', width: 140, leastWidth: 120, primary: true },
  { id: 'department', width: 100 },
  { id: 'type', width: 60, narrow: 'second' },
  { id: 'state', width: 70, narrow: 'second', rank: 1 },
  { id: 'kind' },
  { id: 'due', width: 190, leastWidth: 150, dueOf: () => null },
];
const all = columns.map(({ id }) => id);
const sort = 'code';
/** At the edges of the table and for a scroll bar. */
const around = 48;

test.each([
  ['all where there is room', 740, all],
  ['the others from the first on', 580, ['code', 'name', 'department', 'type', 'state', 'due']],
  ['what a phone shows rather than what else is known', 480, ['code', 'name', 'type', 'state', 'due']],
  ['what is due, and its state, rather than what a phone shows', 420, ['code', 'name', 'state', 'due']],
  ['its state alone where a day has no room', 410, ['code', 'name', 'state']],
  ['its names even where these do not fit', 100, ['code', 'name']],
])('a table shows %s', (_, width, fitting) => {
  expect(fittingColumns(columns, all, { widthPx: width + around, hasBoxes: false, sort })).toEqual(fitting);
});

test('what the rows are sorted by is to be seen', () => {
  const room = { widthPx: 370 + around, hasBoxes: false };
  expect(fittingColumns(columns, all, { ...room, sort: '-kind' })).toEqual(['code', 'name', 'kind']);
});

test('boxes to tick take room as well', () => {
  expect(fittingColumns(columns, all, { widthPx: 740 + around, hasBoxes: true, sort })).not.toContain('kind');
});

test('the order is that which a person chose, and what is hidden stays hidden', () => {
  const room = { widthPx: 1000, hasBoxes: false, sort };
  expect(fittingColumns(columns, ['code', 'due', 'kind'], room)).toEqual(['code', 'due', 'kind']);
});
