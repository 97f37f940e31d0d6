import { expect, test } from 'vitest';
import { foundMapping, hasRemembered } from './column-mapping.ts';

const column = { header: '', fixed: null, unit: null, numbers: [] };
const columns = [
  { ...column, field: 'code', found: null },
  { ...column, field: 'name' },
];
const remembered = ['code', 'name'];
const found = foundMapping({ columns }) ?? [];

test.each([
  ['as an earlier import had it', remembered, true],
  ['where its header says', [null, 'name'], false],
  ['where somebody put it by hand', ['note', 'name'], false],
  ['as an earlier import had it, beside one that was put elsewhere by hand', ['code', 'note'], true],
])('a column %s: remembered is %j', (_, mapping, is) => {
  expect(found).toEqual([null, 'name']);
  expect(hasRemembered(mapping, found, remembered)).toBe(is);
});
