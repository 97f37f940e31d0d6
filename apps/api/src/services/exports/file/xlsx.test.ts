import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import * as sheetJs from 'xlsx';
import { type SeenCell, spreadsheetReaders } from '../../../../test/spreadsheet-readers.ts';
import type { Cell } from '../../words/labels.ts';
import { xlsx } from './xlsx.ts';

const texts = [
  '配車 髙橋・ｱｲｳ',
  '007',
  '1,234',
  '二行\nの名前',
  'a "b" c',
  "'a' & <b>",
  '🚚 𠮷野家',
  '=1+1',
  '+81 48-000-1234',
  '#N/A',
  'TRUE',
  '2026/11/21',
  '  a  ',
  '_a_x1_',
  '漢'.repeat(32_767),
];
const cells: [Cell, SeenCell][] = [
  ...texts.map((text): [Cell, SeenCell] => [{ text }, text]),
  [{ number: 0 }, 0],
  [{ number: -1.5 }, -1.5],
  [{ number: 12_345_678 }, 12_345_678],
  [{ day: '1900-03-01' }, new Date('1900-03-01T00:00:00Z')],
  [{ day: '2026-11-21' }, new Date('2026-11-21T00:00:00Z')],
  [{ instant: '2026-11-21T08:05:07Z' }, new Date('2026-11-21T17:05:07Z')],
  [null, null],
];

function written(rows: Cell[][]): Promise<Buffer> {
  const width = Math.max(...rows.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, column) => ({
    id: `${column}`,
    header: `列${column + 1}`,
    cell: (row: Cell[]) => row[column] ?? null,
  }));
  return buffer(xlsx('一覧', columns, Readable.from([rows])));
}

/** One cell of each kind in a row, between empty ones, and as many columns as need two letters. */
const wide = [...cells, [null, null] as const, ...Array.from({ length: 40 }, (_, at) => [{ number: at }, at] as const)];
const content = await written([wide.map(([cell]) => cell), [], [null, { text: '末' }]]);
const expected = [
  wide.map((_, column) => `列${column + 1}`),
  wide.map(([, seen]) => seen),
  wide.map(() => null),
  wide.map((_, column) => (column === 1 ? '末' : null)),
];

describe('a list as an Excel file', () => {
  it.each(spreadsheetReaders)('is read cell by cell as it was written by $name', async ({ read }) => {
    expect(await read(content)).toEqual(expected);
  });

  it('has a reference at every cell and a default style, without which openpyxl misreads it or warns', () => {
    const { files } = sheetJs.read(content, { bookFiles: true }) as sheetJs.WorkBook & {
      files: Record<string, { content: Uint8Array }>;
    };
    const xmlOf = (part: string) => Buffer.from(files[part]?.content ?? []).toString();
    expect(xmlOf('xl/styles.xml')).toMatch(/<cellStyle name="Normal" xfId="0" builtinId="0"\/>/);
    const opened = xmlOf('xl/worksheets/sheet1.xml').match(/<c [^>]*>/g) ?? [];
    expect(opened.length).toBeGreaterThan(wide.length);
    expect(opened.filter((cell) => !/ r="[A-Z]+[0-9]+"/.test(cell))).toEqual([]);
  });

  it('cuts text that no cell holds, and never through an emoji', async () => {
    const cut = await written([[{ text: 'x'.repeat(32_768) }, { text: `${'x'.repeat(32_766)}🚚` }]]);
    for (const { read } of spreadsheetReaders) {
      expect((await read(cut))[1]).toEqual(['x'.repeat(32_767), 'x'.repeat(32_766)]);
    }
  });
});
