import { describe, expect, it } from 'vitest';
import { oneSheet, rowsOf, textRow, workbook } from '../../../../test/workbook.ts';
import { readXlsx } from './read-xlsx.ts';

const damaged = { extras: { errors: [{ path: 'file', code: 'importFile.damaged' }] } };

describe('the sheets of an Excel file', () => {
  const sheets = [
    { name: '秘密', rows: textRow('s'), state: 'hidden' },
    { name: '奥', rows: textRow('o'), state: 'veryHidden' },
    { name: '一月', rows: textRow('1') },
    { name: '二月', rows: textRow('2') },
  ];

  it('are those that people see, the first of which is read', async () => {
    const content = await workbook(sheets);
    expect(await readXlsx(content, {})).toMatchObject({
      format: 'xlsx',
      encoding: null,
      delimiter: null,
      sheet: '一月',
      sheets: ['一月', '二月'],
      mostRows: 1,
    });
    expect(await rowsOf(content)).toEqual([{ number: 1, cells: ['1'] }]);
  });

  it('are read by name, and those that nobody sees are not', async () => {
    const content = await workbook(sheets);
    expect((await rowsOf(content, { sheet: '二月' }))[0]?.cells).toEqual(['2']);
    expect((await rowsOf(content, { sheet: '秘密' }))[0]?.cells).toEqual(['1']);
  });

  it.each(['/xl/worksheets/sheet0.xml', './worksheets/sheet0.xml', 'worksheets/sheet0.xml'])(
    'are found at %s',
    async (target) => {
      const content = await workbook([{ name: 'a', rows: textRow('x'), target }]);
      expect((await rowsOf(content))[0]?.cells).toEqual(['x']);
    },
  );

  it('are none where all are hidden, or their parts are missing', async () => {
    await expect(readXlsx(await workbook(sheets.slice(0, 2)), {})).rejects.toMatchObject(damaged);
    const lost = workbook([{ name: 'a', rows: '', target: 'worksheets/other.xml' }]);
    await expect(readXlsx(await lost, {})).rejects.toMatchObject(damaged);
  });

  it('are refused where one of several has lost its part', async () => {
    const lost = { name: 'b', rows: '', target: 'worksheets/other.xml' };
    await expect(readXlsx(await workbook([{ name: 'a', rows: '' }, lost]), {})).rejects.toMatchObject(damaged);
  });

  it('are no charts', async () => {
    const content = await oneSheet(textRow('1'), {
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="図" r:id="rId1"/><sheet name="表" r:id="rId0"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId0" Type="x/worksheet" Target="worksheets/sheet0.xml"/><Relationship Id="rId1" Type="x/chartsheet" Target="chartsheets/sheet1.xml"/></Relationships>',
      'xl/chartsheets/sheet1.xml': '<chartsheet/>',
    });
    expect((await readXlsx(content, {})).sheets).toEqual(['表']);
  });

  it('may have prefixes before every name', async () => {
    const sheet =
      '<x:worksheet xmlns:x="u"><x:sheetData><x:row r="3"><x:c r="B3" t="str"><x:v>a</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    const content = await oneSheet('', { 'xl/worksheets/sheet0.xml': sheet });
    expect(await rowsOf(content)).toEqual([{ number: 3, cells: ['', 'a'] }]);
    expect((await readXlsx(content, {})).mostRows).toBe(1);
  });
});

describe('a cell', () => {
  it.each([
    ['<c t="str"><v>a</v></c>', 'a'],
    ['<c t="str"><v>a_x000D__x0041_b</v></c>', 'a\rAb'],
    ['<c t="str"><v>a_x0000_b</v></c>', 'ab'],
    ['<c t="str"><v>a_x00_b</v></c>', 'a_x00_b'],
    ['<c t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c>', 'ab'],
    ['<c t="inlineStr"><is><t>a</t><rPh><t>エー</t></rPh></is></c>', 'a'],
    ['<c t="s"><v>1</v></c>', '二'],
    ['<c t="b"><v>1</v></c>', 'TRUE'],
    ['<c t="b"><v>0</v></c>', 'FALSE'],
    ['<c t="e"><v>#N/A</v></c>', '#N/A'],
    ['<c t="d"><v>2026-11-21T00:00:00</v></c>', '2026/11/21'],
    ['<c t="d"><v>2026-11-21</v></c>', '2026/11/21'],
    ['<c><v>0.1</v></c>', '0.1'],
    ['<c t="n"><v>46347</v></c>', '46347'],
    ['<c s="1"><v>46347</v></c>', '2026/11/21'],
    ['<c s="2"><v>7</v></c>', '007'],
    ['<c t="str"><f>A1</f><v>a</v></c>', 'a'],
    ['<c t="str"><v>a</v>\n</c>', 'a'],
    ['<c t="inlineStr"><is><r><t>山</t></r><rPh><t>ヤマ</t></rPh><r><t>田</t></r></is></c>', '山田'],
    ['<c t="s"><v>2</v></c>', '三番'],
    ['<c t="s"><v>3</v></c>', '四'],
    ['<c><v> 5 </v></c>', '5'],
    ['<c><v>.25</v></c>', '0.25'],
    ['<c><v>1E3</v></c>', '1000'],
  ])('%s is read as %j', async (cell, text) => {
    const content = await oneSheet(`<row>${cell}</row>`, {
      'xl/sharedStrings.xml':
        '<sst><si><t>一</t></si><si><r><t>二</t></r><rPh><t>ニ</t></rPh></si><si><r><t>三</t></r><rPh><t>サン</t></rPh><r><t>番</t></r></si><si>\n<t>四</t></si></sst>',
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="000"/></numFmts><cellStyleXfs><xf numFmtId="22"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs><dxfs><xf numFmtId="22"/></dxfs></styleSheet>',
    });
    expect((await rowsOf(content))[0]?.cells).toEqual([text]);
  });

  it.each(['<c t="str"><v></v></c>', '<c/>'])('%s holds nothing', async (cell) => {
    expect((await rowsOf(await oneSheet(`<row>${cell}</row>`)))[0]?.cells).toEqual([]);
  });

  it.each([
    ['A1', 0],
    ['C1', 2],
    ['Z1', 25],
    ['AA1', 26],
    ['BC1', 54],
    ['GR1', 199],
  ])('at %s is in column %d', async (reference, column) => {
    const [found] = await rowsOf(await oneSheet(`<row><c r="${reference}" t="str"><v>x</v></c></row>`));
    expect(found?.cells).toEqual([...Array.from({ length: column }, () => ''), 'x']);
  });

  it('without a place follows the one before it, and starts anew in the next row', async () => {
    const cells = '<c r="B1"><v>1</v></c><c><v>2</v></c>';
    const rows = await rowsOf(await oneSheet(`<row>${cells}</row><row><c><v>3</v></c></row>`));
    expect(rows.map((found) => found.cells)).toEqual([['', '1', '2'], ['3']]);
  });

  it.each(['a1', '1', 'A', 'A1 ', '$A1'])('cannot be at %j', async (reference) => {
    await expect(rowsOf(await oneSheet(`<row><c r="${reference}"><v>1</v></c></row>`))).rejects.toMatchObject(damaged);
  });

  it.each([
    ['of another row', '<row r="2"><c r="A3"/></row>'],
    ['in a place that has one', '<row><c r="A1" t="str"><v>1</v></c><c r="A1" t="str"><v>2</v></c></row>'],
  ])('cannot be %s', async (_, rows) => {
    await expect(rowsOf(await oneSheet(rows))).rejects.toMatchObject(damaged);
  });

  it('beyond the two hundredth column is one too many', async () => {
    await expect(rowsOf(await oneSheet('<row><c r="GS1" t="str"><v>x</v></c></row>'))).rejects.toMatchObject({
      extras: { errors: [{ code: 'importFile.columns' }] },
    });
  });

  it('in a row and a column of more than one sign is found', async () => {
    const [found] = await rowsOf(await oneSheet('<row r="12"><c r="AB12"><v>7</v></c></row>'));
    expect([found?.number, found?.cells.length, found?.cells[27]]).toEqual([12, 28, '7']);
  });

  it('holds 32,767 characters at most', async () => {
    const [found] = await rowsOf(await oneSheet(textRow('x'.repeat(32_767))));
    expect(found?.cells[0]).toHaveLength(32_767);
    await expect(rowsOf(await oneSheet(textRow('x'.repeat(32_768))))).rejects.toMatchObject({
      extras: { errors: [{ code: 'importFile.longCell', params: { row: 1 } }] },
    });
  });
});

it.each([
  ['date1904="1"', '1904/01/02'],
  ['date1904="true"', '1904/01/02'],
  ['date1904="0"', '1900/01/01'],
  ['', '1900/01/01'],
])('the days of a workbook with %j begin at their own', async (attribute, day) => {
  const content = await oneSheet('<row><c s="0"><v>1</v></c></row>', {
    properties: `<workbookPr ${attribute}/>`,
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>',
  });
  expect((await rowsOf(content))[0]?.cells).toEqual([day]);
});

it('rows keep the numbers that the sheet gives them', async () => {
  const rows = await rowsOf(await oneSheet('<row r="2"/><row/><row r="9"><c><v>1</v></c></row><row r="1048576"/>'));
  expect(rows.map(({ number }) => number)).toEqual([2, 3, 9, 1_048_576]);
});

describe('the parts of an Excel file', () => {
  const numbered = '<row><c t="s"><v>1</v></c></row>';
  const texts = '<sst><si><t>甲</t></si><si><t>乙</t></si></sst>';
  const relations = (target: string, type: string) => ({
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId0" Type="x/worksheet" Target="worksheets/sheet0.xml"/><Relationship Id="rIdS" Type="x/${type}" Target="${target}"/></Relationships>`,
  });

  it.each([
    'worksheets/sheet0.xml',
    './worksheets/sheet0.xml',
    '/xl/worksheets/sheet0.xml',
    '../xl/worksheets/sheet0.xml',
  ])('are those that the workbook names: %s', async (target) => {
    expect((await rowsOf(await workbook([{ name: '一覧', rows: textRow('1'), target }])))[0]?.cells).toEqual(['1']);
  });

  it.each(['texts.xml', '/shared/texts.xml', '../texts.xml'])('may stand anywhere: %s', async (target) => {
    const path = target.startsWith('/') ? target.slice(1) : target.startsWith('..') ? 'texts.xml' : `xl/${target}`;
    const content = await oneSheet(numbered, { ...relations(target, 'sharedStrings'), [path]: texts });
    expect((await rowsOf(content))[0]?.cells).toEqual(['乙']);
  });

  it('are the looks of cells as well', async () => {
    const content = await oneSheet('<row><c s="0"><v>46347</v></c></row>', {
      ...relations('looks.xml', 'styles'),
      'xl/looks.xml': '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>',
    });
    expect((await rowsOf(content))[0]?.cells).toEqual(['2026/11/21']);
  });

  it.each<[string, Promise<Buffer>]>([
    ['a sheet', workbook([{ name: '一覧', rows: textRow('1'), target: 'worksheets/other.xml' }])],
    ['the texts', oneSheet(numbered)],
    ['the first text', oneSheet('<row><c t="s"><v>0</v></c></row>')],
    ['a text', oneSheet('<row><c t="s"><v>2</v></c></row>', { 'xl/sharedStrings.xml': texts })],
    [
      'a format',
      oneSheet('<row><c s="9"><v>1</v></c></row>', {
        'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/></cellXfs></styleSheet>',
      }),
    ],
  ])('are all there, or the file is refused: %s is missing', async (_, content) => {
    await expect(content.then(rowsOf)).rejects.toMatchObject(damaged);
  });
});

describe('a cell with a number', () => {
  const cell = (content: string, type = '') => oneSheet(`<row><c${type}><v>${content}</v></c></row>`);

  it.each(['abc', '0x10', '1e400', 'NaN', ''])('that says %s is none: the file is damaged', async (content) => {
    if (content === '') return expect(await rowsOf(await cell(content))).toMatchObject([{ cells: [] }]);
    await expect(rowsOf(await cell(content))).rejects.toMatchObject(damaged);
  });

  it('keeps digits that no number in a program has, and knows true by its word', async () => {
    expect(await rowsOf(await cell('1234567890123456789'))).toMatchObject([{ cells: ['1234567890123456789'] }]);
    expect(await rowsOf(await cell('true', ' t="b"'))).toMatchObject([{ cells: ['TRUE'] }]);
    expect(await rowsOf(await cell('1.5E-3'))).toMatchObject([{ cells: ['0.0015'] }]);
  });
});

it.each([
  ['9999120071274030', '9.99912007127403E+15'],
  ['9.99912007127403E+15', '9.99912007127403E+15'],
  ['1.23456789012345E+18', '1.23456789012345E+18'],
  ['-1000000000000000', '-1E+15'],
  ['999999999999999', '999999999999999'],
  ['12345678901234560', '12345678901234560'],
  ['12345678901234507', '12345678901234507'],
  ['12345678901234500', '1.23456789012345E+16'],
  ['1234567890123456.5', '1.2345678901234565E+15'],
])('a number of which Excel kept fifteen digits is not shown as if it were whole: %s', async (content, text) => {
  const [row] = await rowsOf(await oneSheet(`<row><c><v>${content}</v></c></row>`));
  expect(row?.cells).toEqual([text]);
});

it('a part whose bytes are other ones than its sum says is damaged', async () => {
  const content = await oneSheet(textRow('港北'));
  const name = content.lastIndexOf('xl/worksheets/sheet0.xml');
  // In the list of contents the sum stands thirty bytes before the name.
  content.writeUInt32LE(content.readUInt32LE(name - 30) ^ 1, name - 30);
  await expect(readXlsx(content, {})).rejects.toMatchObject(damaged);
});
