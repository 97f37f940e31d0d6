import { mostImportBytes, mostImportColumns, mostImportRows } from '@haisha/validation/import-choices';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import {
  importEmpty,
  importLocked,
  importOfOldExcel,
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
/** Rows among which the names of the columns are looked for. */
const mostRowsLookedAt = 10;
/** PDF, JPEG, PNG, RAR, 7z, gzip: nothing that was meant for a list. */
const otherMarks = ['%PDF', '\u00ff\u00d8\u00ff', '\u0089PNG', 'Rar!', '7z\u00bc\u00af', '\u001f\u008b'];

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
  return readCsv(content, wanted);
}

/** The names of the columns: the first row that says anything and is no title above them. */
export async function readHeader(table: TableFile): Promise<TableRow> {
  const first = await firstFilled(table);
  const widest = Math.max(...first.map(filledCells));
  const header = first.find((row) => !isTitle(row, widest));
  if (!header) throw importEmpty();
  const cells = trimmedEnd(header.cells.map((cell) => cell.trim()));
  if (cells.length > mostImportColumns) throw importOfTooManyColumns();
  return { number: header.number, cells };
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

function trimmedEnd(cells: string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, last + 1);
}
