import { isUnit } from '@haisha/rules/unit';
import { mostImportColumns } from '@haisha/validation/import-choices';
import { importEmpty, importOfLongCell, importOfTooManyColumns } from './refused-import.ts';
import type { TableFile, TableRow } from './table-file.ts';

/** Rows among which the names of the columns are looked for. */
const mostRowsLookedAt = 10;
/** Of the columns that are known, those that a row below the first one names at least if it is to count as their names. */
const leastKnown = 2;
/** Nobody names a column at such length; names are compared with many words, which takes time. */
const longestName = 1_000;
/** Between the name of a group of columns and that of one of them: `免許 › 有効期限`. */
export const joint = ' › ';

/** Names of columns that may be meant; grouped ones are in two rows by their shape. */
type Candidate = Header & { isGrouped?: boolean; withoutUnits?: string[] };

/** How many of these names are those of columns that are known. */
export type CountKnown = (names: readonly string[]) => number;

/** The names of the columns; `number` is their row, the lower one where they stand in two. */
export type Header = { number: number; rows: 1 | 2; cells: string[] };

/**
 * The names of the columns: the first row that says anything and is no title above them, or one further down that names
 * more of the columns that are known, alone or together with the row above it.
 */
export async function readHeader(table: TableFile, countKnown: CountKnown): Promise<Header> {
  const first = await topRows(table);
  const widest = Math.max(...first.map(filledCells));
  const at = first.findIndex((row) => !isTitle(row, widest));
  const [header, ...others] = headersFrom(first, at, countKnown);
  if (!header) throw importEmpty();
  // Of two that name as many, the one that takes in the names below groups of columns.
  const rank = ({ cells, withoutUnits, isGrouped }: Candidate) =>
    countKnown(withoutUnits ?? cells) + (isGrouped ? 0.5 : 0);
  const {
    isGrouped: _,
    withoutUnits: __,
    ...best
  } = others.reduce((best, other) => (rank(other) > rank(best) ? other : best), header);
  return bounded(best);
}

/** The names of the columns where somebody says they stand; null where no such row is among the first. */
export async function readHeaderAt(
  table: TableFile,
  { headerRow, headerRows }: { headerRow: number; headerRows: 1 | 2 },
): Promise<Header | null> {
  const first = await topRows(table);
  const at = first.findIndex(({ number }) => number === headerRow);
  const row = first[at];
  if (!row) return null;
  if (headerRows === 1) return bounded(alone(row));
  const above = first[at - 1];
  return above?.number === headerRow - 1 ? bounded(together(above, row)) : null;
}

/**
 * As many rows as a title, a date and who made the list may take above the names of the columns, with as much of their
 * cells as shows whether a name is too long.
 */
export async function topRows(table: TableFile): Promise<TableRow[]> {
  const found: TableRow[] = [];
  for await (const rows of table.rows()) {
    found.push(...rows.filter(isFilled).slice(0, mostRowsLookedAt - found.length));
    if (found.length === mostRowsLookedAt) break;
  }
  return found.map((row) => ({ ...row, cells: row.cells.map((cell) => cell.trim().slice(0, longestName + 1)) }));
}

/** The rows below the header, in pieces, each as wide as the header; empty ones are left out. */
export async function* readBody(
  table: TableFile,
  header: Pick<Header, 'number' | 'cells'>,
): AsyncGenerator<TableRow[]> {
  const width = header.cells.length;
  // Cells beyond the names in a spreadsheet are notes beside the list.
  let widest = table.format === 'csv' ? width : Number.POSITIVE_INFINITY;
  for await (const rows of table.rows()) {
    const names = rows.find(({ number }) => number === header.number);
    widest = Math.max(widest, names?.cells.length ?? 0);
    const filled = rows.filter((row) => row.number > header.number && isFilled(row));
    const fitted = filled.map(({ merged, ...row }) => ({
      ...row,
      ...(row.cells.length > widest && { isWide: true as const }),
      cells: Array.from({ length: width }, (_, column) => row.cells[column] || (merged?.get(column) ?? '')),
    }));
    if (fitted.length > 0) yield fitted;
  }
}

/** What may be the names of the columns, the likelier one first. */
function headersFrom(rows: readonly TableRow[], at: number, countKnown: CountKnown): Candidate[] {
  return rows.flatMap((row, index) => {
    if (at === -1 || index < at) return [];
    const above = rows[index - 1];
    const follows = above?.number === row.number - 1;
    const isSecond = follows && index > at && countKnown(above.cells) >= leastKnown;
    if (isSecond && isOfUnits(row)) return [{ ...together(above, row), isGrouped: true, withoutUnits: above.cells }];
    if (isSecond && isBelowGroups(above, row)) return [{ ...together(above, row), isGrouped: true }];
    if (index > at && countKnown(row.cells) < leastKnown) return [];
    return follows ? [alone(row), together(above, row)] : [alone(row)];
  });
}

/** Whether a row only says what the columns of groups are that the row above it names, each at its first column. */
function isBelowGroups(upper: TableRow, lower: TableRow): boolean {
  const above = trimmed(upper.cells);
  const below = trimmed(lower.cells);
  const named = below.flatMap((text, column) => (text === '' ? [] : column));
  const isInGroup = (column: number) =>
    above[column] ? below[column + 1] !== undefined && !above[column + 1] : named.includes(column - 1);
  return named.length > 1 && named.every((column) => isInGroup(column) && !/\d/.test(below[column] ?? ''));
}

/** Whether a row only says in what the columns above it are counted: `(t)`, `千円`. */
function isOfUnits({ cells }: TableRow): boolean {
  const texts = cells.filter((cell) => cell.trim() !== '');
  return texts.some(isUnit) && texts.every((text) => isUnit(text) || /^[（(].+[）)]$/u.test(text.trim()));
}

function alone({ number, cells }: TableRow): Header {
  return { number, rows: 1, cells: trimmed(cells) };
}

/** Two rows of names, the upper of which holds those that go over both, and what groups of columns are about. */
function together(upper: TableRow, { number, cells }: TableRow): Header {
  const above = trimmed(upper.cells);
  const below = trimmed(cells);
  if (isOfUnits({ number, cells: below })) return { number, rows: 2, cells: withUnits(above, below) };
  let group = '';
  const joined = Array.from({ length: Math.max(above.length, below.length) }, (_, column) => {
    group = above[column] || group;
    if (!below[column]) return above[column] ?? '';
    return group ? `${group}${joint}${below[column]}` : below[column];
  });
  return { number, rows: 2, cells: joined };
}

function withUnits(names: readonly string[], units: readonly string[]): string[] {
  return Array.from({ length: Math.max(names.length, units.length) }, (_, column) => {
    const unit = (units[column] ?? '').replace(/^[（(](.+)[）)]$/u, '$1');
    return (names[column] ?? '') + (unit && `（${unit}）`);
  });
}

function bounded(header: Header): Header {
  if (header.cells.length > mostImportColumns) throw importOfTooManyColumns();
  if (header.cells.some((name) => name.length > longestName)) throw importOfLongCell(header.number, longestName);
  return header;
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

function trimmed(cells: readonly string[]): string[] {
  const texts = cells.map((cell) => cell.trim());
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
}
