import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import type { EntityTable } from '../records/write/row-writes.ts';

/** A table of records that files and other records call by name. */
export type NamedTable = EntityTable & { code: AnyPgColumn; name: AnyPgColumn; nameEn: AnyPgColumn };

/** What a file calls a record whose name alone would not tell which one is meant; null for all others. */
export type CodeFor = (id: string, name: string) => string | null;

/** The codes of records that share a name with another one of their kind, or have one that a file would not give back; undefined without any. */
export async function codesOfSharedNames(
  db: Pick<Database, 'execute'>,
  tables: readonly NamedTable[],
): Promise<CodeFor | undefined> {
  if (tables.length === 0) return undefined;
  const { rows } = await db.execute<{ id: string; word: string; code: string }>(
    sql.join(tables.map(sharedNamesOf), sql` union all `),
  );
  if (rows.length === 0) return undefined;
  const codes = new Map(rows.map(({ id, word, code }) => [`${id} ${word}`, code]));
  return (id, name) => codes.get(`${id} ${name}`) ?? null;
}

function sharedNamesOf(table: NamedTable): SQL {
  return sql`
    (with words as (
      select id, code, unnest(array[code, name, name_en]) as word from ${table} where archived_at is null
    ), shared as (
      select word from words group by word having count(distinct id) > 1 or word ~ '(^|\\s)[/／](\\s|$)|^''[=+@-]'
    )
    select distinct id, word, code from words join shared using (word) where word <> code)`;
}
