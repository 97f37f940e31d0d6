import { expect, it } from 'vitest';
import { product } from '../../../areas.ts';
import { importedOf } from '../imported-entity.ts';
import { remarkRowOf, sumRowOf } from './sum-rows.ts';

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
  [['　', '　合計', '', '']],
  [['合計', '12名', '', '']],
  [['合計', '4店', '', '']],
  [['合計', '3ヶ所', '', '']],
  [['合計', '', '', '1,234（税込）']],
  [['合計']],
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
  [['', '', '小山設計', '']],
  [['', '', '計良 太郎', '']],
  [['合計', '', '田中2', '']],
  [['合計', '', '3号車 田中 太郎', '']],
  [['合計', 'D-4台', '', '']],
  [['合計', '4台-1', '', '']],
  [['', '', '', '']],
])('a row that names somebody, or begins with another word, is a record: %j', (cells) => {
  expect(isSum({ cells })).toBe(false);
});

it('a total is one in a list without names or codes, and none beside one of two codes', () => {
  const isSumOf = (...mapping: (string | null)[]) => sumRowOf(importedOf(product, 'vehicle'), mapping);
  expect(isSumOf(null, 'code')({ cells: ['合計', '5台'] })).toBe(true);
  expect(isSumOf(null, 'note')({ cells: ['合計', '備考'] })).toBe(true);
  expect(isSumOf(null, 'code', 'plate')({ cells: ['合計', '5台', '品川100あ1'] })).toBe(false);
});

const isRemark = remarkRowOf(importedOf(product, 'driver'), [null, 'code', 'name', 'phone']);

it.each([
  [['※印は休職中', '', '', '']],
  [['', '※1', '', '080に変更予定']],
  [['', '', '以上', '']],
  [['（以上）', '', '', '']],
  [['－以上－', '', '', '']],
  [['以 上', '', '', '']],
  [['以下余白', '', '', '']],
  [['＜以下余白＞', '', '', '']],
  [['注1）電話は会社貸与', '', '', '']],
  [['備考：総務で管理', '', '', '']],
  [['■ 冷凍車班', '', '', '']],
  [['【岩槻センター】', '', '', '']],
  [['※合併したセル', '※合併したセル', '※合併したセル', '※合併したセル']],
  [['※合併したセル', ' ※合併したセル', '', '']],
  [['　', '　※印は休職中', '', '']],
  [['※印は休職中', '　', '　', '　']],
  [['（注）電話は会社貸与', '', '', '']],
  [['注12）電話は会社貸与', '', '', '']],
])('a remark, a heading within the list or its end is no record: %j', (cells) => {
  expect(isRemark({ cells })).toBe(true);
});

it.each([
  [['※', 'D-01', '田中 一郎', '']],
  [['', 'D-01', '※田中', '']],
  [['', '', '【冷凍】田中', '090-0000-0001']],
  [['以上', 'D-01', '田中 一郎', '']],
  [['', 'D-01', '以上 太郎', '']],
  [['備考', 'D-01', '', '']],
  [['※', '', '田中 一郎', '']],
  [['', '', '以上 太郎', '']],
  [['', '', '田中以上', '']],
  [['', '', '田中※', '']],
  [['', '', '備前 一郎', '']],
  [['', '', '', '']],
])('a row that names somebody is a record, whatever mark it has: %j', (cells) => {
  expect(isRemark({ cells })).toBe(false);
});
