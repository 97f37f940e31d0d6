import { sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../../records/entity-repository.ts';
import type { EntityTable } from '../../records/write/row-writes.ts';

/** Who has a value that stands only once. */
export type KeyHolder = { value: string; id: string; isArchived: boolean };

/** What no two records may have in common. */
export type ImportKey<Input> = {
  /** The field of the form, which names it in messages as well. */
  field: keyof Input & string;
  /** Null where the field is empty. */
  of: (input: Input) => string | null;
  holders: (db: Reader, values: string[]) => Promise<KeyHolder[]>;
  /** Rows in which the keys before it are empty find their record by this one; by the first key all do. */
  finds?: true;
  /** The system gives it: a row cannot bring one that no record has. */
  isGiven?: true;
};

/** A key that is one column of text. */
export function columnKey<Input, Field extends keyof Input & string>(
  field: Field,
  table: EntityTable,
  column: AnyPgColumn,
): ImportKey<Input> {
  return {
    field,
    of: (input) => (typeof input[field] === 'string' ? input[field] : null),
    holders: async (db, values) => await holdersOf(db, table, column, values),
  };
}

/** Records whose column has one of the values, those archived as well. */
async function holdersOf(db: Reader, table: EntityTable, value: AnyPgColumn, values: string[]): Promise<KeyHolder[]> {
  if (values.length === 0) return [];
  const isArchived = sql<boolean>`${table.archivedAt} is not null`;
  return await db
    .select({ value: sql<string>`${value}`, id: sql<string>`${table.id}`, isArchived })
    .from(table as PgTable)
    .where(sql`${value} = any(${sql.param(values)}::text[])`);
}
