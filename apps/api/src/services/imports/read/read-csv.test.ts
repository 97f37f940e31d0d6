import type { ImportDelimiter } from '@haisha/validation/import-choices';
import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';
import type { TableRow } from './table-file.ts';

async function piecesOf(text: string): Promise<TableRow[][]> {
  const pieces: TableRow[][] = [];
  for await (const rows of readCsv(Buffer.from(text), { delimiter: 'comma' }).rows()) pieces.push(rows);
  return pieces;
}

describe('the delimiter', () => {
  it.each<[string, ImportDelimiter]>([
    ['a,b', 'comma'],
    ['a;b', 'semicolon'],
    ['a\tb', 'tab'],
    ['a', 'comma'],
    ['', 'comma'],
    ['a,b;c,d\n1,2;3,4', 'comma'],
    ['a;b,c;d\n1;2,3;4', 'semicolon'],
    ['x,y,z;w\n1,2;3\n4,5;6\n7,8;9', 'semicolon'],
    ['a\tb\tc\n"1,2,3,4"\t5\t6', 'tab'],
    ['a;b\n\n\n1,1;2\n', 'semicolon'],
    ['list of 2026\n\na\tb\n1,5\t2', 'tab'],
    ['list\na,b,c\n1;2;3;4,5,6', 'comma'],
    ['x,y,z;w\n1,2,3,4\n5,6,7,8\n1,2;4', 'semicolon'],
  ])('of %j is found: %s', (text, delimiter) => {
    expect(readCsv(Buffer.from(text), {}).delimiter).toBe(delimiter);
  });

  it('is the one that was asked for, whatever the file shows', () => {
    expect(readCsv(Buffer.from('a,b'), { delimiter: 'tab' }).delimiter).toBe('tab');
  });
});

describe('the rows', () => {
  it.each([
    [0, []],
    [1, [1]],
    [249, [249]],
    [250, [250]],
    [251, [250, 1]],
    [500, [250, 250]],
  ])('of %d lines come in pieces of %j', async (count, sizes) => {
    const text = Array.from({ length: count }, (_, index) => `${index},x`).join('\n');
    for (const whole of [text, count > 0 ? `${text}\n` : text, text.replaceAll('\n', '\r')]) {
      const pieces = await piecesOf(whole);
      expect(pieces.map((rows) => rows.length)).toEqual(sizes);
      expect(pieces.flat().map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
      expect(readCsv(Buffer.from(whole), {}).mostRows).toBe(count);
    }
  });

  it.each([
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\rc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      '"a\r\nb",c\r\nd,e',
      [
        ['a\nb', 'c'],
        ['d', 'e'],
      ],
    ],
    ['"a,b","c""d"\n', [['a,b', 'c"d']]],
    ['"a"  ,"b"\n', [['a', 'b']]],
    [
      'x,"b"  \n"c" ,y',
      [
        ['x', 'b'],
        ['c', 'y'],
      ],
    ],
    ['"","b"\r', [['', 'b']]],
    ['a"b"c,"d"', [['a"b"c', 'd']]],
    ['a,\n\nb,', [['a', ''], [''], ['b', '']]],
  ])('of %j are %j', async (text, rows) => {
    const cells = (await piecesOf(text)).flat().map((row) => row.cells);
    expect(cells).toEqual(rows);
  });
});

describe('a file is refused', () => {
  it.each([
    ['"a" x,b\n', 1],
    ['a,b\n"c"d,e', 2],
    ['a\n"b', 2],
    ['"a\n\n', 1],
    ['"', 1],
  ])('by the row of an odd quotation mark: %j', (text, row) => {
    expect(() => readCsv(Buffer.from(text), { delimiter: 'comma' })).toThrow(
      expect.objectContaining({
        extras: { errors: [{ path: 'file', code: 'importFile.quotes', params: { row } }] },
      }),
    );
  });

  it('where it holds what no text does', () => {
    expect(() => readCsv(Buffer.from('a,b\0'), {})).toThrow(
      expect.objectContaining({ extras: { errors: [{ path: 'file', code: 'importFile.type' }] } }),
    );
  });
});

it('what a file says of itself', () => {
  expect(readCsv(Buffer.from('\ufeffa,b\n1,2\n'), {})).toMatchObject({
    format: 'csv',
    encoding: 'utf8Mark',
    delimiter: 'comma',
    sheet: null,
    sheets: [],
    mostRows: 2,
  });
});

it.each(['a,"b"  ', 'a,"b"  \n', 'a,"b"  \r\n', '"a"  ,"b"'])(
  'spaces after the quotes of a cell are none of it: %j',
  async (text) => {
    expect((await piecesOf(text)).flat().map(({ cells }) => cells)).toEqual([['a', 'b']]);
  },
);

describe('a file that is no list', () => {
  const code = (text: string) => {
    try {
      readCsv(Buffer.from(text), { delimiter: 'comma' });
    } catch (error) {
      return (error as { extras: { errors: { code: string; params: object }[] } }).extras.errors[0];
    }
    return null;
  };

  it('is refused as soon as a row has more cells than a spreadsheet has columns', () => {
    expect(code(`a\n${'"a",'.repeat(16_384)}`)).toMatchObject({ code: 'importFile.columns' });
    expect(code(`a\n${','.repeat(16_383)}`)).toBeNull();
  });

  it('is refused as soon as a cell is longer than those of a spreadsheet', () => {
    const text = (length: number) => `a\n"${'""'.repeat(length)}"`;
    expect(code(text(100_000))).toEqual({ path: 'file', code: 'importFile.longCell', params: { row: 2, max: 32_767 } });
    expect(code(text(30_000))).toBeNull();
  });

  it('is read in small pieces where its rows are wide', async () => {
    const rows = `${','.repeat(9_999)}\n`.repeat(20);
    expect(Math.max(...(await piecesOf(rows)).map(({ length }) => length))).toBeLessThan(10);
  });
});

it('ends where old programs say that it ends', async () => {
  expect((await piecesOf('a,b\n1,2\n\u001a')).flat().map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});
