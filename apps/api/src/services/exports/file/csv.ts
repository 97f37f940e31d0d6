import type { ExportColumn } from '../cells/export-column.ts';
import { inLine } from './csv-cell.ts';

/** Lines one after the other, each with its end, and how many they are. */
export type Lines = { text: string; count: number };
type CsvManner = { withMark: boolean };

/** Excel takes UTF-8 for Shift_JIS without it. */
const byteOrderMark = '\uFEFF';

/** A list as CSV (RFC 4180, lines end with CR LF), piece by piece. */
export function csv<Row>(
  columns: readonly ExportColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
  manner: CsvManner,
): AsyncGenerator<string> {
  return csvOfLines(columns, linesOf(columns, batches), manner);
}

/** The same of lines that are made already. */
export async function* csvOfLines(
  columns: readonly { header: string }[],
  batches: AsyncIterable<Lines>,
  { withMark }: CsvManner,
): AsyncGenerator<string> {
  yield `${withMark ? byteOrderMark : ''}${columns.map(({ header }) => inLine({ text: header })).join(',')}\r\n`;
  for await (const { text } of batches) yield text;
}

export async function* linesOf<Row>(
  columns: readonly ExportColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Lines> {
  for await (const rows of batches) {
    yield { text: rows.map((row) => lineOf(columns, row)).join(''), count: rows.length };
  }
}

/** A row as a line. */
function lineOf<Row>(columns: readonly ExportColumn<Row>[], row: Row): string {
  let line = '';
  for (const [at, { cell }] of columns.entries()) line += (at === 0 ? '' : ',') + inLine(cell(row));
  return `${line}\r\n`;
}
