import { mostImportBytes, mostImportColumns, mostImportRows } from '@haisha/validation/import-choices';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import {
  importEmpty,
  importLocked,
  importOfOldExcel,
  importOfOtherFormat,
  importOfOtherType,
  importOfTooManyBytes,
  importOfTooManyColumns,
  importOfTooManyRows,
} from './refused-import.ts';
import type { Reading, TableFile, TableRow } from './table-file.ts';

const zipMark = Buffer.from('PK\u0003\u0004');
/** Of the container that holds old Office files, and new ones with a password. */
const oleMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');
/** How pages and XML begin, as which many programs write what they call an Excel file. */
const markup = /^(?:\u00ef\u00bb\u00bf)?\s*<(!doctype|\?xml|html|head|meta|table)\b/i;
/** Rows among which the names of the columns are looked for. */
const mostRowsLookedAt = 10;
/** Of the columns that are known, those that a row below the first one names at least if it is to count as their names. */
const leastKnown = 2;
/** PDF, JPEG, PNG, RAR, 7z, gzip: nothing that was meant for a list. */
const otherMarks = ['%PDF', '\u00ff\u00d8\u00ff', '\u0089PNG', 'Rar!', '7z\u00bc\u00af', '\u001f\u008b'];

/** How many of these names are those of columns that are known. */
export type CountKnown = (names: readonly string[]) => number;

/** Takes a file by what it holds, whatever it is called, and refuses what cannot be imported before any work. */
export async function readTable(content: Buffer, wanted: Reading = {}): Promise<TableFile> {
  if (content.length === 0) throw importEmpty();
  if (content.length > mostImportBytes) throw importOfTooManyBytes();
  const table = await tableOf(content, wanted);
  // The header is one more.
  if (table.mostRows > mostImportRows + 1) throw importOfTooManyRows();
  return table;
}

async function tableOf(content: Buffer, wanted: Reading): Promise<TableFile> {
  const starts = (mark: Buffer) => content.subarray(0, mark.length).equals(mark);
  if (starts(oleMark)) throw content.includes(encryptedPackage) ? importLocked() : importOfOldExcel();
  if (starts(zipMark)) return await readXlsx(content, wanted);
  if (otherMarks.some((mark) => starts(Buffer.from(mark, 'latin1')))) throw importOfOtherType();
  const tag = markup.exec(content.subarray(0, 200).toString('latin1'))?.[1];
  if (tag) throw importOfOtherFormat(tag === '?xml' ? 'XML' : 'HTML');
  return readCsv(content, wanted);
}

/**
 * The names of the columns: the first row that says anything and is no title above them, or one further down that names
 * more of the columns that are known, alone or together with the row above it.
 */
export async function readHeader(table: TableFile, countKnown: CountKnown): Promise<TableRow> {
  const first = await firstFilled(table);
  const widest = Math.max(...first.map(filledCells));
  const at = first.findIndex((row) => !isTitle(row, widest));
  const [header, ...others] = headersFrom(first, at, countKnown);
  if (!header) throw importEmpty();
  const known = (row: TableRow) => countKnown(row.cells);
  const { number, cells } = others.reduce((best, other) => (known(other) > known(best) ? other : best), header);
  if (cells.length > mostImportColumns) throw importOfTooManyColumns();
  return { number, cells };
}

/** What may be the names of the columns, the likelier one first. */
function headersFrom(rows: readonly TableRow[], at: number, countKnown: CountKnown): TableRow[] {
  return rows.flatMap((row, index) => {
    if (at === -1 || index < at || (index > at && countKnown(row.cells) < leastKnown)) return [];
    const above = rows[index - 1];
    return above?.number === row.number - 1 ? [trimmed(row), trimmed(together(above, row))] : [trimmed(row)];
  });
}

/** Two rows of names, the upper of which holds those that go over both, and what groups of columns are about. */
function together(upper: TableRow, { number, cells }: TableRow): TableRow {
  const width = Math.max(upper.cells.length, cells.length);
  const cell = (column: number) => (cells[column]?.trim() ? cells[column] : (upper.cells[column] ?? ''));
  return { number, cells: Array.from({ length: width }, (_, column) => cell(column)) };
}

/** The rows below the header, in pieces, each as wide as the header; empty ones are left out. */
export async function* readBody(table: TableFile, header: TableRow): AsyncGenerator<TableRow[]> {
  const width = header.cells.length;
  for await (const rows of table.rows()) {
    const filled = rows.filter((row) => row.number > header.number && isFilled(row));
    const fitted = filled.map(({ number, cells }) => ({
      number,
      cells: Array.from({ length: width }, (_, column) => cells[column] ?? ''),
    }));
    if (fitted.length > 0) yield fitted;
  }
}

/** As many rows as a title, a date and who made the list may take above the names of the columns. */
async function firstFilled(table: TableFile): Promise<TableRow[]> {
  const found: TableRow[] = [];
  for await (const rows of table.rows()) {
    found.push(...rows.filter(isFilled).slice(0, mostRowsLookedAt - found.length));
    if (found.length === mostRowsLookedAt) break;
  }
  return found;
}

/** A few cells above a list that is at least twice as wide: its name, a date, what groups of columns are about. */
function isTitle(row: TableRow, widest: number): boolean {
  return widest >= 4 && filledCells(row) * 2 <= widest;
}

function isFilled(row: TableRow): boolean {
  return filledCells(row) > 0;
}

function filledCells({ cells }: TableRow): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

function trimmed({ number, cells }: TableRow): TableRow {
  const texts = cells.map((cell) => cell.trim());
  return { number, cells: texts.slice(0, texts.findLastIndex((text) => text !== '') + 1) };
}
