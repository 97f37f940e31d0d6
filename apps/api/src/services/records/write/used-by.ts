import type { Usage } from '@haisha/validation/entity';
import { and, inArray, is, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type AnyPgColumn, PgArray, type PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '../../../http/access/actor.ts';
import type { EntityName } from '../entity-name.ts';
import type { Reader } from '../entity-repository.ts';
import { withinScope } from '../read/row-scope.ts';
import type { EntityTable } from './row-writes.ts';

/**
 * Rows of `table` whose column `refersTo`, or one in the array it is, names the row asked about, or whose ids are those that
 * `through` selects; `department` says whose they are, if anybody's.
 */
type User = {
  table: EntityTable;
  refersTo: AnyPgColumn | SQL | { through: SQLWrapper };
  name: AnyPgColumn;
  /** For English pages, where it is given. */
  nameEn?: AnyPgColumn;
  department: AnyPgColumn | null;
};

const exampleCount = 3;

/** Who uses a row: the users not archived, kind by kind, the first few by name of those that the actor may read. */
export async function usedBy(
  db: Reader,
  id: string,
  actor: Actor,
  users: Partial<Record<EntityName, User>>,
): Promise<Usage['usedBy']> {
  const found: Usage['usedBy'] = [];
  for (const [entity, { table, refersTo, name, nameEn, department }] of Object.entries(users)) {
    const readable = readableBy(actor, entity as EntityName, department);
    const firstOf = (shown: AnyPgColumn | SQL) => sql<string[]>`coalesce((array_agg(${shown}::text order by ${name}
      collate "C") filter (where ${readable}))[1:${exampleCount}::int], '{}')`;
    const [row] = await db
      .select({
        count: sql<number>`count(*)::int`,
        examples: firstOf(name),
        ...(nameEn && { examplesEn: firstOf(sql`coalesce(${nameEn}, ${name})`) }),
      })
      .from(table as PgTable)
      .where(and(uses(table, refersTo, id), isNull(table.archivedAt)));
    if (row && row.count > 0) found.push({ entity, ...row });
  }
  return found;
}

function uses(table: EntityTable, refersTo: User['refersTo'], id: string): SQL {
  if ('through' in refersTo) return inArray(table.id, refersTo.through);
  return sql`${id} = ${is(refersTo, PgArray) ? sql`any(${refersTo})` : refersTo}`;
}

function readableBy(actor: Actor, entity: EntityName, department: AnyPgColumn | null): SQL {
  const rows = actor.scopeOf(`${entity}.read`);
  if (rows === undefined) return sql`false`;
  return withinScope({ rows, departmentIds: actor.departmentIds }, department) ?? sql`true`;
}
