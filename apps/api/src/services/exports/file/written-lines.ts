import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { openSelect } from '../../../db/open-select.ts';
import type { RowSelect } from '../../../db/read-many.ts';
import { readArrays, toStatement } from '../../../db/statement.ts';
import type { FieldsInSql } from '../cells/cell-sql.ts';
import type { ExportColumn } from '../cells/export-column.ts';
import type { Line } from './csv.ts';
import { inLine } from './csv-cell.ts';

type LineOfRow = Line & { id: string };
type Row = Record<string, unknown>;
/** A part of a line: its one value, and how it is written. */
type Piece = { value: SQL; write: (value: unknown, row: Row) => string };

/** PostgreSQL takes a hundred arguments: so many cells and what stands between them. */
const joinedAtOnce = 40;

/**
 * Reads rows as lines of CSV, byte for byte what `lineOf` makes of them. The database writes what cells it can and joins
 * those that need no quotes, so that fifty values of a row become half as many; the others are made here of their fields.
 */
export async function readLines<Exported extends { id: string }>(
  db: Database,
  columns: readonly ExportColumn<Exported>[],
  select: RowSelect<Exported>,
): Promise<LineOfRow[]> {
  const { table, fields } = openSelect(select);
  const pieces = piecesOf(columns, fields);
  const wanted: SQL[] = [...(fields.get('id')?.columns ?? []), ...pieces.map(({ value }) => value)];
  const readers = [...fieldsRead(columns, fields)].map(([name, field]) => {
    const place = wanted.push(...field.columns) - field.columns.length;
    return { name, read: field.readFrom(place) };
  });
  const found = await readArrays(db, toStatement(sql`select ${sql.join(wanted, sql`, `)} from ${table}`));
  return found.map((values) => {
    const row: Row = {};
    for (const { name, read } of readers) row[name] = read(values);
    let line = '';
    for (const [at, { write }] of pieces.entries()) line += (at === 0 ? '' : ',') + write(values[at + 1], row);
    return { id: String(values[0]), line: `${line}\r\n` };
  });
}

function piecesOf<Exported>(columns: readonly ExportColumn<Exported>[], fields: FieldsInSql): Piece[] {
  const pieces: Piece[] = [];
  let side: SQL[] = [];
  const close = () => {
    if (side.length > 0) pieces.push({ value: joined(side), write: String });
    side = [];
  };
  for (const { cell, cellSql } of columns) {
    const value = cellSql?.of(fields);
    if (value && !cellSql?.isTyped) {
      side.push(value);
      continue;
    }
    close();
    pieces.push(
      value
        ? { value, write: (text) => (text === null ? '' : inLine({ text: String(text) })) }
        : // The row has all fields that the column says it reads.
          { value: sql`null`, write: (_, row) => inLine(cell(row as Exported)) },
    );
  }
  close();
  return pieces;
}

function joined(cells: readonly SQL[]): SQL {
  const groups: SQL[] = [];
  for (let at = 0; at < cells.length; at += joinedAtOnce) {
    groups.push(sql`concat(${sql.join(cells.slice(at, at + joinedAtOnce), sql`, ',', `)})`);
  }
  return sql.join(groups, sql` || ',' || `);
}

/** The fields of the cells that are made here. */
function fieldsRead<Exported>(columns: readonly ExportColumn<Exported>[], fields: FieldsInSql) {
  const made = columns.filter(({ cellSql }) => !cellSql?.of(fields));
  const read = new Set(made.flatMap(({ reads }) => reads ?? [...fields.keys()]));
  return [...fields].filter(([name]) => read.has(name));
}
