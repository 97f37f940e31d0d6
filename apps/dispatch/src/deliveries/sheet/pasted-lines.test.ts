import { expect, test } from 'vitest';
import { pastedLines, readClipboard } from './pasted-lines.ts';
import type { SheetColumn } from './sheet-column.ts';

const named = (header: string) =>
  ({ 荷主: 'cargoOwner', 配送先: 'destination', 数量: 'quantity' })[header] as SheetColumn | undefined;

test('rows of a spreadsheet are read with their empty cells', () => {
  expect(readClipboard('a\t\tb\r\nc\td\t\r\n')).toEqual([
    ['a', '', 'b'],
    ['c', 'd', ''],
  ]);
});

test('a quoted cell keeps its line break and its quotes', () => {
  expect(readClipboard('"1階\n裏口 ""北"""\tb')).toEqual([['1階\n裏口 "北"', 'b']]);
});

test('without headers the cells stand side by side from the caret on, and what no column takes is left out', () => {
  expect(pastedLines([['10', 'ケース'], ['20']], 'quantity', named).lines).toEqual([
    { quantity: '10', loadUnit: 'ケース' },
    { quantity: '20' },
  ]);
  expect(pastedLines([['備考', '余り']], 'note', named)).toEqual({ lines: [{ note: '備考' }], leftOut: ['2'] });
});

test('headers decide the columns, whatever their order', () => {
  const rows = [
    ['数量', '配送先', '荷主', '担当者', '空の列'],
    ['10', '越谷店', 'ひなた屋', '山田', ''],
  ];
  expect(pastedLines(rows, 'note', named)).toEqual({
    lines: [{ quantity: '10', destination: '越谷店', cargoOwner: 'ひなた屋' }],
    leftOut: ['担当者'],
  });
});

test('blank rows are left out', () => {
  expect(
    pastedLines(
      [
        ['', ''],
        ['ひなた屋', ''],
      ],
      'cargoOwner',
      named,
    ).lines,
  ).toEqual([{ cargoOwner: 'ひなた屋' }]);
});
