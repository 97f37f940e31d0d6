import { fillPlaceholders, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { type OpenSelect, openSelect } from '../../../db/open-select.ts';
import type { RowSelect } from '../../../db/read-many.ts';
import { plannedAnew, readArrays, type Statement, toStatement } from '../../../db/statement.ts';
import type { FieldsInSql } from '../cells/cell-sql.ts';
import { concatenated } from '../cells/concatenated.ts';
import type { ExportColumn } from '../cells/export-column.ts';
import type { Lines } from './csv.ts';
import { inLine } from './csv-cell.ts';
import { lineSql } from './line-sql.ts';
import { inOrderOf } from './read-batches.ts';

type Row = Record<string, unknown>;
/** A part of a line: its one value, and how it is written. */
type Piece = { value: SQL; write: (value: unknown, row: Row) => string };

type ReadLines = (ids: readonly string[]) => Promise<Lines>;

/**
 * Returns what reads rows as lines of CSV in the order of their ids, byte for byte what `lineOf` makes of them. Where the
 * database can write all cells it writes all lines as one text; where not, it joins those that need no quotes, and the
 * others are made here of their fields. The statement is made once for all of a list.
 */
export function createLineReader<Exported extends { id: string }>(
  db: Database,
  columns: readonly ExportColumn<Exported>[],
  select: (ids: string[]) => RowSelect<Exported>,
): ReadLines {
  // A select hands the ids on as one parameter, whose place this keeps.
  const { table, fields } = openSelect(select(sql.placeholder('ids') as unknown as string[]));
  const [id] = fields.get('id')?.columns ?? [];
  if (!id) throw new Error('Rows without an id cannot be put in order');
  const line = lineSql(columns, fields);
  if (!line) return createPieceReader(db, columns, { table, fields, id });
  const written = sql`select string_agg(${line}, ${'\r\n'}::text order by place) || ${'\r\n'}::text, count(*)::int
    from unnest(${sql.placeholder('ids')}::uuid[]) with ordinality as asked(id, place) join ${table} on ${id} = asked.id`;
  const statement = toStatement(written);
  return async (ids) => {
    const [[text, count] = []] = await readArrays(db, withIds(statement, ids), plannedAnew);
    return { text: text ? String(text) : '', count: Number(count) };
  };
}

/** The statement for these ids, which hold nothing that an array of the database would have to quote. */
function withIds({ sql, params }: Statement, ids: readonly string[]): Statement {
  return { sql, params: fillPlaceholders(params, { ids: `{${ids.join(',')}}` }) };
}

function createPieceReader<Exported>(
  db: Database,
  columns: readonly ExportColumn<Exported>[],
  { table, fields, id }: OpenSelect & { id: SQL },
): ReadLines {
  const pieces = piecesOf(columns, fields);
  const wanted: SQL[] = [id, ...pieces.map(({ value }) => value)];
  const readers = [...fieldsRead(columns, fields)].map(([name, field]) => {
    const place = wanted.push(...field.columns) - field.columns.length;
    return { name, read: field.readFrom(place) };
  });
  const statement = toStatement(sql`select ${sql.join(wanted, sql`, `)} from ${table}`);
  return async (ids) => {
    const lines = (await readArrays(db, withIds(statement, ids), plannedAnew)).map((values) => {
      const row: Row = {};
      for (const { name, read } of readers) row[name] = read(values);
      let line = '';
      for (const [at, { write }] of pieces.entries()) line += (at === 0 ? '' : ',') + write(values[at + 1], row);
      return { id: String(values[0]), line: `${line}\r\n` };
    });
    const ordered = inOrderOf(ids, lines);
    return { text: ordered.map(({ line }) => line).join(''), count: ordered.length };
  };
}

function piecesOf<Exported>(columns: readonly ExportColumn<Exported>[], fields: FieldsInSql): Piece[] {
  const pieces: Piece[] = [];
  let side: SQL[] = [];
  const close = () => {
    if (side.length > 0) pieces.push({ value: concatenated(side), write: String });
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

/** The fields of the cells that are made here. */
function fieldsRead<Exported>(columns: readonly ExportColumn<Exported>[], fields: FieldsInSql) {
  const made = columns.filter(({ cellSql }) => !cellSql?.of(fields));
  const read = new Set(made.flatMap(({ reads }) => reads ?? [...fields.keys()]));
  return [...fields].filter(([name]) => read.has(name));
}
