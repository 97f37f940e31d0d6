import type { Usage } from '@haisha/validation/entity';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from './entity-repository.ts';
import type { EntityTable } from './row-writes.ts';

/** Rows of `table` whose column `refersTo` names the row asked about. */
type User = { table: EntityTable; refersTo: AnyPgColumn; name: AnyPgColumn };

const exampleCount = 3;

/** Who uses a row: the users not archived, kind by kind, the first few by name. */
export async function usedBy(db: Reader, id: string, users: Record<string, User>): Promise<Usage['usedBy']> {
  const found: Usage['usedBy'] = [];
  for (const [entity, { table, refersTo, name }] of Object.entries(users)) {
    const rows = await db
      .select({ name: sql<string>`${name}`, count: sql<number>`(count(*) over ())::int` })
      .from(table as PgTable)
      .where(and(eq(refersTo, id), isNull(table.archivedAt)))
      .orderBy(asc(sql`${name} collate "C"`))
      .limit(exampleCount);
    const [first] = rows;
    if (first) found.push({ entity, count: first.count, examples: rows.map((row) => row.name) });
  }
  return found;
}
