import { describe, expect, it } from 'vitest';
import { oneSheet, rowsOf, workbook } from '../../../../test/workbook.ts';
import { readBody } from './read-header.ts';
import { readXlsx } from './read-xlsx.ts';

it('tells rows that nobody sees: hidden by hand, by a filter, or of no height', async () => {
  const rows = [
    '',
    ' hidden="1"',
    ' hidden="true" customFormat="1"',
    ' ht="0" customHeight="1"',
    ' ht="18" hidden="0"',
  ];
  const content = await oneSheet(rows.map((how) => `<row${how}><c t="str"><v>a</v></c></row>`).join(''));
  expect((await rowsOf(content)).map(({ isHidden = false }) => isHidden)).toEqual([false, true, true, true, false]);
});

describe('cells that go over several rows', () => {
  const cell = (place: string, text: string) => `<c r="${place}" t="str"><v>${text}</v></c>`;
  const rows = [
    cell('A1', '社番') + cell('B1', '部署'),
    cell('A2', '1') + cell('B2', '岩槻'),
    cell('A3', '2'),
    cell('A4', '小計'),
    cell('A5', '3') + cell('B5', '船橋'),
    cell('A6', '4'),
  ].map((cells, at) => `<row r="${at + 1}">${cells}</row>`);
  const merges = '<mergeCells><mergeCell ref="B2:B4"/><mergeCell ref="A5:A5"/><mergeCell ref="B5:C6"/></mergeCells>';

  it('say the same of each of them, and nothing of a total or of what is below', async () => {
    const content = await workbook([
      { name: '一覧', rows: `${rows.join('')}<row r="7">${cell('A7', '5')}</row>`, merges },
    ]);
    const table = await readXlsx(content, {});
    const read: string[][] = [];
    for await (const some of readBody(table, { number: 1, cells: ['社番', '部署'] }))
      read.push(...some.map(({ cells }) => cells));
    expect(read).toEqual([
      ['1', '岩槻'],
      ['2', '岩槻'],
      ['小計', ''],
      ['3', '船橋'],
      ['4', '船橋'],
      ['5', ''],
    ]);
  });
});

describe('what is struck through', () => {
  const styles =
    '<styleSheet><fonts><font/><font><b/><strike/></font><font><strike val="0"/></font></fonts>' +
    '<cellXfs><xf numFmtId="0" fontId="0"/><xf numFmtId="0" fontId="1"/><xf numFmtId="0" fontId="2"/></cellXfs>' +
    '<dxfs><dxf><font><strike/></font></dxf></dxfs></styleSheet>';
  const texts =
    '<sst><si><t>普通</t></si><si><r><rPr><strike/></rPr><t>旧い</t></r><r><rPr><b/></rPr><t>新しい</t></r></si>' +
    '<si><r><rPr><strike/></rPr><t>取消</t></r></si></sst>';
  const more = { 'xl/styles.xml': styles, 'xl/sharedStrings.xml': texts };
  const rows = ['<c s="1" t="s"><v>0</v></c>', '<c s="2" t="s"><v>0</v></c><c s="1"/>', '<c t="s"><v>1</v></c>'];

  it('is told by the row, and left out of a text that says something else besides', async () => {
    const content = await oneSheet(
      [...rows, '<c t="s"><v>2</v></c>'].map((cells) => `<row>${cells}</row>`).join(''),
      more,
    );
    expect(await rowsOf(content)).toEqual([
      { number: 1, cells: ['普通'], isStruck: true },
      { number: 2, cells: ['普通'] },
      { number: 3, cells: ['新しい'], isStruck: true },
      { number: 4, cells: ['取消'], isStruck: true },
    ]);
  });
});
