import { Column, is, SQL, sql } from 'drizzle-orm';
import { isoInstant, toIsoInstant } from '../../../db/instant.ts';
import type { RowSelect } from '../../../db/read-many.ts';

type Fields = { [name: string]: unknown };

/** Columns that the code reads in another form than PostgreSQL writes. */
const ownForms: Record<string, (value: SQL) => SQL> = {
  'timestamp(3) with time zone': isoInstant,
  smallint: (value) => sql`${value}::text`,
};

/**
 * Selects each row as JSON text, in the column `json`, as the query builder would read it: the names and objects are
 * those of the select. An object of another table is null where there is no row of it, so a column that is never empty
 * has to come first in it; one that begins otherwise is a part of the row itself, and always there.
 */
export function rowsAsJson<Row>(select: RowSelect<Row>): SQL<Row> {
  let columns = 0;
  const next = (): SQL => {
    columns += 1;
    return column(columns);
  };
  const values = Object.entries(select._.selectedFields).map(
    ([name, field]) => sql`${jsonValue(field, next)} as ${sql.identifier(name)}`,
  );
  const names = Array.from({ length: columns }, (_, index) => column(index + 1));
  return sql<Row>`select row_to_json(shown)::text as json from (
    select ${sql.join(values, sql`, `)} from (${select.getSQL()}) as selected(${sql.join(names, sql`, `)})) as shown`;
}

const column = (place: number): SQL => sql.raw(`c${place}`);

function jsonValue(field: unknown, next: () => SQL): SQL {
  if (is(field, Column)) return columnValue(field, next());
  if (is(field, SQL)) return expressionValue(field, next());
  const parts = Object.entries(field as Fields).map(([name, part]) => ({ name, part, value: jsonValue(part, next) }));
  const [first] = parts;
  const pairs = parts.map(({ name, value }) => sql`${sql.raw(`'${name}'`)}, ${value}`);
  const object = sql`json_build_object(${sql.join(pairs, sql`, `)})`;
  const isOfAnother = first !== undefined && is(first.part, Column) && first.part.notNull;
  return isOfAnother ? sql`case when ${first.value} is not null then ${object} end` : object;
}

function columnValue(field: Column, value: SQL): SQL {
  if (field.columnType !== 'PgCustomColumn') return value;
  const form = ownForms[field.getSQLType()];
  if (!form) throw new Error(`No JSON of ${field.name} is known, which is ${field.getSQLType()}`);
  return form(value);
}

function expressionValue(field: SQL, value: SQL): SQL {
  const { decoder } = field as SQL & { decoder: { mapFromDriverValue: unknown } };
  if (is(decoder, Column)) return columnValue(decoder, value);
  return decoder.mapFromDriverValue === toIsoInstant ? isoInstant(value) : value;
}
