import { foldedCode } from '@haisha/rules/folded-code';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { foldedColumn } from '../../../db/indexes.ts';
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
  /** Records from before the rule may have it in common: one that keeps its own says nothing. */
  mayBeShared?: true;
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

/** What codes that differ in case alone have in common; no code has such a letter. */
const likeness = '~';

/** The code of a record, by which a row finds it, and which may not differ from another one in case alone. */
export function codeKeys<Input extends { code: string }>(
  table: EntityTable,
  column: AnyPgColumn,
): [ImportKey<Input>, ImportKey<Input>] {
  const apart: ImportKey<Input> = {
    field: 'code',
    mayBeShared: true,
    of: ({ code }) => likeness + foldedCode(code),
    async holders(db, values) {
      const folded = values.filter((value) => value.startsWith(likeness)).map((value) => value.slice(likeness.length));
      const found = await holdersOf(db, table, foldedColumn(column), folded);
      return found.map((holder) => ({ ...holder, value: likeness + holder.value }));
    },
  };
  return [columnKey<Input, 'code'>('code', table, column), apart];
}

/** Records whose column has one of the values, those archived as well. */
async function holdersOf(
  db: Reader,
  table: EntityTable,
  value: AnyPgColumn | SQL,
  values: string[],
): Promise<KeyHolder[]> {
  if (values.length === 0) return [];
  const isArchived = sql<boolean>`${table.archivedAt} is not null`;
  return await db
    .select({ value: sql<string>`${value}`, id: sql<string>`${table.id}`, isArchived })
    .from(table as PgTable)
    .where(sql`${value} = any(${sql.param(values)}::text[])`);
}
