import { randomUUID } from 'node:crypto';
import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { copyRows } from '../../../db/copy/copy-rows.ts';
import type { Reader } from '../entity-repository.ts';
import { changedBy, createdBy, type EntityTable, type Writer } from './row-writes.ts';

type Values = Readonly<Record<string, unknown>>;

/** Inserts rows that all name the same columns, as one stream however many they are; what is left out is null. */
export async function insertRows(db: Reader, table: PgTable, rows: readonly Values[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = columnsOf(table, first).map(([field, column]) => ({ field, column, store: copiedOf(column) }));
  await copyRows(
    db,
    { table: getTableName(table), columns: columns.map(({ column }) => column.name) },
    valuesOf(rows, columns),
  );
}

/** Row by row, so that what is written already need not be kept for the others. */
function* valuesOf(
  rows: readonly Values[],
  columns: readonly { field: string; store: (value: unknown) => unknown }[],
): Generator<unknown[]> {
  for (const row of rows) yield columns.map(({ field, store }) => (row[field] == null ? null : store(row[field])));
}

/** Inserts entities and answers their ids in the order of the rows. */
export async function insertEntities(
  db: Reader,
  table: EntityTable,
  by: Writer,
  rows: readonly Values[],
): Promise<string[]> {
  const made = rows.map((row) => ({ ...row, id: randomUUID(), ...createdBy(by) }));
  await insertRows(db, table, made);
  return made.map(({ id }) => id);
}

/** Changes entities by their ids, each in its own way, and counts their versions up. */
export async function updateEntities(
  db: Reader,
  table: EntityTable,
  by: Writer,
  rows: readonly (Values & { id: string })[],
): Promise<void> {
  const { version, updatedAt, updatedBy } = changedBy(table, by);
  const besides = [sql`version = ${version}`, sql`updated_at = ${updatedAt}`, sql`updated_by = ${updatedBy}`];
  await setColumns(db, table, rows, besides);
}

/** Sets columns of rows by their ids, each in its own way, as what follows from something else: nobody changed them. */
export async function setColumns(
  db: Reader,
  table: PgTable & { id: AnyPgColumn },
  rows: readonly (Values & { id: string })[],
  besides: SQL[] = [],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { id: _, ...values } = first;
  const columns = columnsOf(table, values);
  const sets = columns.map(([, { name }]) => sql`${sql.identifier(name)} = given.${sql.identifier(name)}`);
  const given = recordset(table, [...columns, ['id', table.id as PgColumn]], rows);
  await db.execute(sql`update ${table} set ${sql.join([...sets, ...besides], sql`, `)}
    from ${given} as given where ${table.id} = given.id`);
}

type Columns = [field: string, column: PgColumn][];

function columnsOf(table: PgTable, row: Values): Columns {
  return Object.entries(getTableColumns(table)).filter(([field]) => field in row);
}

/** The rows as one parameter, which the database reads by the types of the table; what is left out is null. */
function recordset(table: PgTable, columns: Columns, rows: readonly Values[]): SQL {
  const stores = columns.map(([field, column]) => ({ field, name: column.name, store: storeOf(column) }));
  const records = rows.map((row) => {
    const record: Record<string, unknown> = {};
    for (const { field, name, store } of stores) {
      const value = row[field];
      if (value !== null && value !== undefined) record[name] = store(value);
    }
    return record;
  });
  return sql`json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)`;
}

function copiedOf(column: PgColumn): (value: unknown) => unknown {
  return column.columnType === 'PgJsonb' ? (value) => JSON.stringify(value) : storeOf(column);
}

function storeOf(column: PgColumn): (value: unknown) => unknown {
  // What is JSON already must not become the text of JSON.
  if (column.columnType === 'PgJsonb') return (value) => value;
  return (value) => (Array.isArray(value) ? value : column.mapToDriverValue(value));
}
