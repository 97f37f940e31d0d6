import { Column, fillPlaceholders, is, SQL, type SQLWrapper } from 'drizzle-orm';
import { createRecent } from '../recent.ts';
import type { Database, Transaction } from './database.ts';
import { readArrays, type Statement, toStatement } from './statement.ts';

export type Fields = { [name: string]: unknown };
type Values = readonly unknown[];
export type Reader = (values: Values) => unknown;
type Decoder = { mapFromDriverValue: (value: unknown) => unknown };

/** A select by the query builder, of which the rows are known. */
export type RowSelect<Row> = PromiseLike<Row[]> & SQLWrapper & { _: { readonly selectedFields: Fields } };

/**
 * Reads the rows of a select as the query builder does, in a third of the time: the builder looks up for each value of
 * each row how to read it, this does so once for each column. An object of another table is null where that table has
 * no row, so its first column must be one that is never empty.
 */
export async function readMany<Row>(db: Database | Transaction, select: RowSelect<Row>): Promise<Row[]> {
  const { read, statement } = prepared(select);
  return (await readArrays(db, statement)).map(read);
}

/** The values of its placeholders, and what else its SQL depends on, as text. */
type Asked = { key: string; values: Record<string, unknown> };

/** Reads as `readMany` does a select that is asked again and again: its SQL is made once for each key. */
export function createKnownSelect<Row>(mostKeys: number) {
  const known = createRecent<Prepared<Row>>(mostKeys);
  return async (db: Database | Transaction, { key, values }: Asked, make: () => RowSelect<Row>): Promise<Row[]> => {
    let made = known.get(key);
    if (!made) {
      made = prepared(make());
      known.set(key, made);
    }
    const { sql, params } = made.statement;
    return (await readArrays(db, { sql, params: fillPlaceholders(params, values) })).map(made.read);
  };
}

type Prepared<Row> = { statement: Statement; read: (values: Values) => Row };

function prepared<Row>(select: RowSelect<Row>): Prepared<Row> {
  let place = -1;
  const read = objectReader(select._.selectedFields, () => {
    place += 1;
    return place;
  });
  return { statement: toStatement(select.getSQL()), read: (values) => read(values) as Row };
}

/** Reads a field of a select, whose values stand where `next` says. */
export function readerOf(field: unknown, next: () => number): Reader {
  if (is(field, Column)) return valueReader(field, next());
  if (is(field, SQL)) return valueReader((field as SQL & { decoder: Decoder }).decoder, next());
  const read = objectReader(field as Fields, next);
  const [first] = Object.entries(field as Fields);
  if (!first || !is(first[1], Column) || !first[1].notNull) return read;
  const [name] = first;
  return (values) => {
    const part = read(values);
    return part[name] === null ? null : part;
  };
}

function objectReader(fields: Fields, next: () => number): (values: Values) => Fields {
  const readers = Object.entries(fields).map(([name, field]) => ({ name, read: readerOf(field, next) }));
  // A copy has all fields at once, which is quicker than adding one after the other.
  const blank: Fields = JSON.parse(JSON.stringify(Object.fromEntries(readers.map(({ name }) => [name, null]))));
  return (values) => {
    const row = { ...blank };
    for (const { name, read } of readers) row[name] = read(values);
    return row;
  };
}

function valueReader(decoder: Decoder, place: number): Reader {
  // Most columns are read as they come.
  if (decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue) return (values) => values[place];
  return (values) => {
    const value = values[place];
    return value === null ? null : decoder.mapFromDriverValue(value);
  };
}
