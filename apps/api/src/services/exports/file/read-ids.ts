import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { RowSelect } from '../../../db/read-many.ts';
import { readArrays, toStatement } from '../../../db/statement.ts';

/** The ids of a list in its order: a select of them, or what was read of several. */
export type ListedIds = PromiseLike<{ id: string }[]> | RowSelect<{ id: string }>;

/** Reads them; those of a select come as one text, because a hundred thousand rows of one value take much longer. */
export async function readIds(db: Database, listed: ListedIds): Promise<string[]> {
  if (!('getSQL' in listed)) return (await listed).map(({ id }) => id);
  const statement = toStatement(
    sql`select array_to_string(array(select id from (${listed.getSQL()}) as listed(id)), ',')`,
  );
  const [[text] = []] = await readArrays(db, statement);
  return text ? String(text).split(',') : [];
}
