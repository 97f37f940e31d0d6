import type { Usage } from '@haisha/validation/entity';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '../actor.ts';
import type { Reader } from './entity-repository.ts';
import { withinScope } from './row-scope.ts';
import type { EntityTable } from './row-writes.ts';

/** Rows of `table` whose column `refersTo` names the row asked about; `department` says whose they are. */
type User = { table: EntityTable; refersTo: AnyPgColumn; name: AnyPgColumn; department: AnyPgColumn };

const exampleCount = 3;

/** Who uses a row: the users not archived, kind by kind, the first few by name of those that the actor may read. */
export async function usedBy(
  db: Reader,
  id: string,
  actor: Actor,
  users: Partial<Record<'vehicle' | 'department', User>>,
): Promise<Usage['usedBy']> {
  const found: Usage['usedBy'] = [];
  for (const [entity, { table, refersTo, name, department }] of Object.entries(users)) {
    const readable = readableBy(actor, entity as keyof typeof users, department);
    const [row] = await db
      .select({
        count: sql<number>`count(*)::int`,
        examples: sql<string[]>`coalesce((array_agg(${name}::text order by ${name} collate "C")
          filter (where ${readable}))[1:${exampleCount}::int], '{}')`,
      })
      .from(table as PgTable)
      .where(and(eq(refersTo, id), isNull(table.archivedAt)));
    if (row && row.count > 0) found.push({ entity, ...row });
  }
  return found;
}

function readableBy(actor: Actor, entity: 'vehicle' | 'department', department: AnyPgColumn): SQL {
  const rows = actor.scopeOf(`${entity}.read`);
  if (rows === undefined) return sql`false`;
  return withinScope({ rows, departmentIds: actor.departmentIds }, department) ?? sql`true`;
}
