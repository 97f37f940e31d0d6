import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ImportDelimiter } from '@haisha/validation/import-choices';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import yazl from 'yazl';
import { xlsx } from '../../exports/file/xlsx.ts';
import type { ByteEncoding } from './characters.ts';
import { decodeText, encodeText } from './decode-text.ts';
import { withoutMark } from './encoding-marks.ts';
import { readBody, readHeader } from './read-header.ts';
import { readTable } from './read-table.ts';
import type { Reading } from './table-file.ts';

async function read(content: Buffer, wanted?: Reading) {
  const table = await readTable(content, wanted);
  const header = await readHeader(table, () => 0);
  const rows: string[][] = [];
  const numbers: number[] = [];
  for await (const some of readBody(table, header)) {
    rows.push(...some.map(({ cells }) => cells));
    numbers.push(...some.map(({ number }) => number));
  }
  const { encoding, delimiter, mostRows } = table;
  return { encoding, delimiter, mostRows, header: header.cells, rows, numbers };
}

/** How a file is refused. */
async function refusal(content: Buffer) {
  return await read(content).then(
    () => 'taken',
    (error) => error.extras.errors?.[0],
  );
}

type Parts = Record<string, string>;

async function zipped(parts: Parts, compress = true): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name, { compress });
  zip.end();
  return await buffer(Readable.from(zip.outputStream));
}

/** An Excel file as Excel writes it, with these rows of the sheet. */
async function workbook(rows: string, more: Parts = {}): Promise<Buffer> {
  return await zipped({
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="一覧" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  });
}

/** A sheet of so many rows, no two alike. */
async function sheetOf(count: number): Promise<Buffer> {
  const rows = Array.from(
    { length: count },
    (_, index) => `<row r="${index + 1}"><c r="A${index + 1}"><v>${index}</v></c></row>`,
  );
  return await workbook(rows.join(''));
}

const textCell = fc
  .array(fc.constantFrom(...'0aＡ－ｱア漢髙①〜"\',;\t\n =+@_x000D_'), { maxLength: 12 })
  .map((characters) => characters.join(''));
const table = fc
  .record({ columns: fc.integer({ min: 2, max: 5 }), rows: fc.integer({ min: 0, max: 8 }) })
  .chain(({ columns, rows }) =>
    fc.array(fc.array(textCell, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
  );
const filled = (rows: string[][]) => rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
const characters: Record<ImportDelimiter, string> = { comma: ',', semicolon: ';', tab: '\t' };

describe('a CSV file', () => {
  const choices = fc.record({
    encoding: fc.constantFrom<ByteEncoding>('utf8', 'utf8Mark', 'sjis'),
    delimiter: fc.constantFrom<ImportDelimiter>('comma', 'semicolon', 'tab'),
    newline: fc.constantFrom('\n', '\r\n', '\r'),
    rows: table,
  });

  it('is read as it was written, in each encoding and with each delimiter', async () => {
    await fc.assert(
      fc.asyncProperty(choices, async ({ encoding, delimiter, newline, rows }) => {
        const header = Array.from({ length: rows[0]?.length ?? 2 }, (_, column) => `列${column}の\n名前,"`);
        const text = Papa.unparse([header, ...rows], { delimiter: characters[delimiter], newline });
        const content = encodeText(text, encoding);
        const found = await read(content, { delimiter });
        const expected = filled(rows).map((cells) =>
          cells.map((cell) => decodeText(withoutMark(encodeText(cell, encoding)), encoding)),
        );
        expect(found).toMatchObject({ encoding, delimiter, header, rows: expected });
        expect((await read(content)).delimiter).toBe(delimiter);
      }),
      { numRuns: 200 },
    );
  });

  it.each<[ByteEncoding, string]>([
    ['utf8', 'コード,名称\n1,髙橋'],
    ['utf8Mark', 'コード,名称\n1,髙橋'],
    ['sjis', 'コード,名称\n1,髙橋①'],
    ['sjis', 'ｺｰﾄﾞ,ﾒｲｼｮｳ,住所\n1,ﾀｶﾊｼ,千葉県千葉市中央区'],
    ['eucJp', 'コード,名称\n1,高橋運輸'],
    ['eucJp', 'コード,住所\n1,千葉県千葉市中央区'],
    ['utf8', 'code,name\n1,Takahashi'],
  ])('shows by itself that it is %s: %s', async (encoding, text) => {
    expect((await read(encodeText(text, encoding))).encoding).toBe(encoding);
  });

  it('counts rows as a spreadsheet does, leaves empty ones out and is as wide as its header', async () => {
    const found = await read(Buffer.from('\n名称,\n,,\n"二行\nの名前",1,2\n三\n\n'));
    expect(found).toMatchObject({ header: ['名称'], rows: [['二行\nの名前'], ['三']], numbers: [4, 5] });
  });

  it.each([
    ['never closed', 'a,b\n"1\n",2\n3,"4\n5,6\n', 3],
    ['closed by that of another cell', 'a,b\n1,"2\n3,"4"\n', 2],
    ['alone within a quoted cell', 'a,b\n1,"2"x\n', 2],
    ['alone in the last of many rows', `a,b\n${'1,"2"\n'.repeat(1_500)}3,"4`, 1_502],
  ])('is refused by the row of a quotation mark that is %s', async (_, text, row) => {
    expect(await refusal(Buffer.from(text))).toEqual({ path: 'file', code: 'importFile.quotes', params: { row } });
  });

  it('may have quotation marks within cells that do not begin with one, and spaces around quoted ones', async () => {
    const { rows } = await read(Buffer.from('a,b\n5" pipe,"6"" pipe" \n"7" ,8\n'), { delimiter: 'comma' });
    expect(rows).toEqual([
      ['5" pipe', '6" pipe'],
      ['7', '8'],
    ]);
  });

  it('is read whole when it is long', async () => {
    const lines = Array.from({ length: 5_001 }, (_, index) => `${index},"a\nb ${index}"`);
    const { rows, numbers, mostRows } = await read(Buffer.from(['番号,名称', ...lines].join('\r\n')));
    expect([rows.length, rows.at(-1), numbers.at(-1), mostRows]).toEqual([5_001, ['5000', 'a\nb 5000'], 5_002, 5_002]);
  });
});

describe('an Excel file', () => {
  it('is read as the product wrote it', async () => {
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const columns = Array.from({ length: rows[0]?.length ?? 2 }, (_, column) => ({
          id: `${column}`,
          header: `列${column}`,
          cell: (row: string[]) => ({ text: row[column] ?? '' }),
        }));
        const content = await buffer(xlsx('一覧', columns, Readable.from([rows])));
        expect((await read(content)).rows).toEqual(filled(rows));
      }),
      { numRuns: 50 },
    );
  });

  it('shows numbers, dates, times and texts as people read them, and no readings above names', async () => {
    const styles = [0, 14, 164, 165, 21, 57, 22, 17, 46, 166].map((id) => `<xf numFmtId="${id}"/>`).join('');
    const codes = ['[$-411]ggge"年"m"月"d"日"', 'yyyy"年"m"月"', '#,##0.00_);[Red]"d"'];
    const formats = codes.map(
      (code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
    );
    const cell = (content: string, index: number) => `<c r="${String.fromCharCode(65 + index)}2"${content}</c>`;
    const cells = [
      ' t="s"><v>0</v>',
      ' s="1"><v>46347</v>',
      ' s="2"><v>46347</v>',
      ' s="3"><v>46347</v>',
      ' s="4"><v>0.16666666666666666</v>',
      ' s="5"><v>46347</v>',
      ' s="6"><v>46347.5</v>',
      ' s="8"><v>1.0625</v>',
      '><v>0.30000000000000004</v>',
      ' s="9"><v>1234.5</v>',
      ' t="b"><v>1</v>',
      ' t="inlineStr"><is><r><t>007</t></r><rPh><t>ゼロ</t></rPh></is>',
    ].map(cell);
    const header = Array.from({ length: 12 }, (_, index) => `<c t="inlineStr"><is><t>列${index}</t></is></c>`).join('');
    const content = await workbook(`<row>${header}</row><row r="2">${cells.join('')}</row>`, {
      'xl/styles.xml': `<styleSheet><numFmts>${formats.join('')}</numFmts><cellXfs>${styles}</cellXfs></styleSheet>`,
      'xl/sharedStrings.xml': '<sst><si><t>髙橋 太郎</t><rPh sb="0" eb="2"><t>タカハシ</t></rPh></si></sst>',
    });
    expect((await read(content)).rows).toEqual([
      [
        '髙橋 太郎',
        '2026/11/21',
        '2026/11/21',
        '2026/11',
        '04:00',
        '2026/11/21',
        '2026/11/21 12:00:00',
        '25:30',
        '0.3',
        '1234.5',
        'TRUE',
        '007',
      ],
    ]);
  });
});

describe('a file that cannot be imported is refused with its reason', () => {
  const titled = (rows: string) => `<row r="1"><c r="A1"><v>1</v></c></row>${rows}`;
  const bomb = 'x'.repeat(2_000_000);
  /** Texts that can be packed no better than those of a real file. */
  const manyTexts = () => {
    const character = (text: number, at: number) =>
      String.fromCharCode(0x4e00 + ((text * 7_919 + at * 104_729) % 20_000));
    const block = (text: number) => Array.from({ length: 300 }, (_, at) => character(text, at)).join('');
    const texts = Array.from({ length: 1_000 }, (_, text) => `<si><t>${block(text).repeat(105)}</t></si>`);
    return `<sst>${texts.join('')}</sst>`;
  };
  const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);
  const cases: [string, string, () => Promise<Buffer> | Buffer][] = [
    ['nothing in it', 'importFile.empty', () => Buffer.alloc(0)],
    ['only empty lines', 'importFile.empty', () => Buffer.from('\n,,\n\n')],
    ['a photo', 'importFile.type', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1])],
    ['UTF-16 without its mark', 'importFile.type', () => Buffer.from('コード\t名称', 'utf16le')],
    ['a page that is called an Excel file', 'importFile.otherFormat', () => Buffer.from('\n<HTML><table><tr><td>')],
    ['a binary workbook', 'importFile.otherFormat', () => zipped({ 'xl/workbook.bin': 'a' })],
    ['a sheet of OpenDocument', 'importFile.otherFormat', () => zipped({ 'content.xml': '<a/>' })],
    ['a document of Word', 'importFile.document', () => zipped({ 'word/document.xml': '<a/>' })],
    ['a zip file', 'importFile.zip', () => zipped({ '配送先.csv': 'コード,名称\n1,a' })],
    [
      'a zip file of very many photos',
      'importFile.zip',
      () => zipped(Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`${at}.jpg`, 'a']))),
    ],
    ['an old Excel file', 'importFile.oldExcel', () => ole],
    ['a password', 'importFile.locked', () => Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')])],
    ['half of it missing', 'importFile.damaged', async () => (await workbook('<row/>')).subarray(0, 300)],
    [
      'a quotation mark that is never closed',
      'importFile.quotes',
      () => Buffer.from('コード,名称\n1,"四トン\n2,十トン\n'),
    ],
    ['a row without a number', 'importFile.damaged', () => workbook('<row r="x"/>')],
    ['a row that no sheet has', 'importFile.damaged', () => workbook('<row r="1048577"/>')],
    ['a row with half a number', 'importFile.damaged', () => workbook('<row r="1.5"/>')],
    ['a row that stands twice', 'importFile.damaged', () => workbook(`${titled('<row r="2"/>')}<row r="2"/>`)],
    ['rows in no order', 'importFile.damaged', () => workbook(`${titled('<row r="3"/>')}<row r="2"/>`)],
    ['a cell without a column', 'importFile.damaged', () => workbook('<row><c r="1"><v>1</v></c></row>')],
    ['broken XML', 'importFile.damaged', () => workbook('<row><c')],
    [
      'entities of its own',
      'importFile.damaged',
      () => workbook('', { 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a/>' }),
    ],
    ['a bomb', 'importFile.swollen', () => workbook('', { 'xl/media/a.xml': bomb })],
    [
      'more text than a memory should hold',
      'importFile.swollen',
      () => workbook('', { 'xl/sharedStrings.xml': manyTexts() }),
    ],
    ['more than 20 MB', 'fileSize', () => Buffer.alloc(20 * 1024 * 1024 + 1, 'a')],
    ['more than 100,000 rows', 'importFile.rows', () => Buffer.from('a\n'.repeat(100_002))],
    ['more than 100,000 rows in a sheet', 'importFile.rows', () => sheetOf(100_002)],
    [
      'more than 200 columns',
      'importFile.columns',
      () => Buffer.from(Array.from({ length: 201 }, (_, index) => `c${index}`).join()),
    ],
    [
      'a cell in the last column there is',
      'importFile.columns',
      () => workbook('<row><c r="XFD1" t="str"><v>a</v></c></row>'),
    ],
  ];

  it.each(cases)('%s: %s', async (_, code, content) => {
    expect(await refusal(await content())).toMatchObject({ path: 'file', code });
  });

  it('a hundred thousand rows are taken', async () => {
    expect((await readTable(Buffer.from('a\n'.repeat(100_001)))).mostRows).toBe(100_001);
    expect((await readTable(await sheetOf(100_001))).mostRows).toBe(100_001);
  });
});
