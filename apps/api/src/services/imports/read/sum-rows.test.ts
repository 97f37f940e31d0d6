import { expect, it } from 'vitest';
import { product } from '../../../areas.ts';
import { importedOf } from '../imported-entity.ts';
import { sumRowOf } from './sum-rows.ts';

const isSum = sumRowOf(importedOf(product, 'driver'), [null, 'code', 'name', 'phone']);

it.each([
  [['', '合計', '', '']],
  [['', '', '合 計', '']],
  [['総合計：', '', '12名', '']],
  [['小計', '', '', '3,000']],
  [['（計）', '', '', '']],
  [['Grand Total', '', '', '5']],
  [['ＴＯＴＡＬ', '', '', '']],
  [['合計', '5名', '', '']],
  [['', '計', '4コース', '']],
])('a row that begins with a word for totals and names nobody is none: %j', (cells) => {
  expect(isSum({ cells })).toBe(true);
});

it.each([
  [['1', 'D-01', '合計 太郎', '']],
  [['合計', 'D-01', '', '']],
  [['計', '0012', '', '']],
  [['小計', '', '小計 花子', '']],
  [['', '', '合田', '']],
  [['備考', '合計', '', '']],
  [['', '', '', '']],
])('a row that names somebody, or begins with another word, is a record: %j', (cells) => {
  expect(isSum({ cells })).toBe(false);
});
