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

it('tells rows with a formula that was never worked out, and none of an empty text', async () => {
  const rows = ['<c><f>B1</f></c>', '<c t="str"><f>B1</f><v/></c>', '<c><f>B1</f><v>1</v></c><c/>'];
  const content = await oneSheet(rows.map((cells) => `<row>${cells}</row>`).join(''));
  expect(await rowsOf(content)).toEqual([
    { number: 1, cells: ['#CALC!'], hasOpenFormula: true },
    { number: 2, cells: [] },
    { number: 3, cells: ['1'] },
  ]);
});

it('reads every cell that goes over several rows, wherever the pieces end in which it is read', async () => {
  const count = 20_000;
  const rows = Array.from(
    { length: count },
    (_, at) => `<row r="${at + 1}">${at % 2 === 0 ? '<c><v>1</v></c>' : ''}</row>`,
  );
  const merges = Array.from({ length: count / 2 }, (_, at) => `<mergeCell ref="A${at * 2 + 1}:A${at * 2 + 2}"/>`);
  const content = await workbook([{ name: '一覧', rows: rows.join(''), merges: merges.join('') }]);
  const lost = (await rowsOf(content)).filter(({ number, merged }) => number % 2 === 0 && merged?.get(0) !== '1');
  expect(lost.map(({ number }) => number)).toEqual([]);
});

describe('a sheet with prefixes of several letters', () => {
  const sheetOf = (count: number) => {
    const row = (number: number) =>
      `<ss:row r="${number}"><ss:c r="A${number}" t="str"><ss:v>${number % 2 === 1 ? `x${number}` : ''}</ss:v></ss:c></ss:row>`;
    const rows = Array.from({ length: count }, (_, at) => row(at + 1)).join('');
    const merges = '<ss:mergeCells><ss:mergeCell uid="1" ref="A1:A2"/></ss:mergeCells>';
    const sheet = `<ss:worksheet xmlns:ss="u"><ss:sheetData>${rows}</ss:sheetData>${merges}</ss:worksheet>`;
    return oneSheet('', { 'xl/worksheets/sheet0.xml': sheet });
  };

  it('has its cells that go over several rows', async () => {
    expect((await rowsOf(await sheetOf(3))).map(({ merged }) => [...(merged ?? [])])).toEqual([[], [[0, 'x1']], []]);
  });

  it('has each of its rows counted once, wherever the pieces end in which it is read', async () => {
    expect((await readXlsx(await sheetOf(20_000), {})).mostRows).toBe(20_000);
  });
});

it('more cells that go over several rows than there may be rows are out of proportion', async () => {
  const cells = Array.from({ length: 100_001 }, (_, at) => `<mergeCell ref="A${at + 1}:B${at + 2}"/>`);
  const content = await workbook([{ name: '一覧', rows: '', merges: `<mergeCells>${cells.join('')}</mergeCells>` }]);
  await expect(readXlsx(content, {})).rejects.toMatchObject({ extras: { errors: [{ code: 'importFile.swollen' }] } });
});

it.each([
  [32_767, 'taken'],
  [32_768, 'importFile.damaged'],
])('a text of %d characters that cells name by number: %s', async (length, result) => {
  const content = await oneSheet('<row><c t="s"><v>0</v></c></row>', {
    'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(length)}</t></si></sst>`,
  });
  const read = rowsOf(content).then(
    ([row]) => (row?.cells[0]?.length === length ? 'taken' : 'cut'),
    (error) => error.extras.errors[0].code,
  );
  expect(await read).toBe(result);
});

describe('what is struck through', () => {
  const styles =
    '<styleSheet><fonts><font/><font><b/><strike/></font><font><strike val="0"/></font><font><b/></font></fonts>' +
    `<cellXfs>${[0, 1, 2, 3].map((font) => `<xf numFmtId="0" fontId="${font}"/>`).join('')}</cellXfs>` +
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

  it('is told of a text within the cell as well', async () => {
    const pieces = (...all: string[]) => `<c t="inlineStr"><is>${all.map((one) => `<r>${one}</r>`).join('')}</is></c>`;
    const content = await oneSheet(
      [pieces('<rPr><strike/></rPr><t>旧い</t>', '<t>新しい</t>'), pieces('<t>普通</t>')]
        .map((cell) => `<row>${cell}</row>`)
        .join(''),
    );
    expect(await rowsOf(content)).toEqual([
      { number: 1, cells: ['新しい'], isStruck: true },
      { number: 2, cells: ['普通'] },
    ]);
  });

  it('is no number that is also that of a struck text, and nothing bold', async () => {
    const content = await oneSheet('<row><c><v>2</v></c></row><row><c s="3"><v>2</v></c></row>', more);
    expect(await rowsOf(content)).toEqual([
      { number: 1, cells: ['2'] },
      { number: 2, cells: ['2'] },
    ]);
  });
});
