import type { Usage } from '@haisha/validation/entity';
import { and, inArray, is, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type AnyPgColumn, PgArray, type PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '../../../http/access/actor.ts';
import type { NameWith } from '../entity-name.ts';
import type { Reader } from '../entity-repository.ts';
import { withinScope } from '../read/row-scope.ts';
import type { EntityTable } from './row-writes.ts';

/** A column with the id of a row of another table, or an array of ids; or what selects the rows that refer to one. */
type ReferringBy = AnyPgColumn | ((db: Reader, id: string) => SQLWrapper);

/** Rows that refer to those of other tables, which are not archived as long as these are there. */
export type Referring = {
  entity: NameWith<'read'>;
  table: EntityTable;
  name: AnyPgColumn;
  /** For English pages, where it is given. */
  nameEn?: AnyPgColumn;
  /** Says whose they are, if anybody's. */
  department: AnyPgColumn | null;
  to: readonly (readonly [table: EntityTable, by: ReferringBy])[];
};

const exampleCount = 3;

/**
 * Who uses a row of a table: the rows not archived that refer to it, kind by kind, the most first, with a few names of those
 * that the actor may read.
 */
export async function usedBy(
  db: Reader,
  referring: readonly Referring[],
  { table: used, id }: { table: EntityTable; id: string },
  actor: Actor,
): Promise<Usage['usedBy']> {
  const found: Usage['usedBy'] = [];
  for (const { entity, table, name, nameEn, department, to } of referring) {
    const uses = to.flatMap(([one, by]) => (one === used ? refersTo(db, table, by, id) : []));
    if (uses.length === 0) continue;
    const readable = readableBy(actor, entity, department);
    const firstOf = (shown: AnyPgColumn | SQL) => sql<string[]>`coalesce((array_agg(${shown}::text order by ${name}
      collate "C") filter (where ${readable}))[1:${exampleCount}::int], '{}')`;
    const [row] = await db
      .select({
        count: sql<number>`count(*)::int`,
        examples: firstOf(name),
        ...(nameEn && { examplesEn: firstOf(sql`coalesce(${nameEn}, ${name})`) }),
      })
      .from(table as PgTable)
      .where(and(sql`(${sql.join(uses, sql` or `)})`, isNull(table.archivedAt)));
    if (row && row.count > 0) found.push({ entity, ...row });
  }
  return found.toSorted((one, other) => other.count - one.count);
}

function refersTo(db: Reader, table: EntityTable, by: ReferringBy, id: string): SQL {
  if (typeof by === 'function') return inArray(table.id, by(db, id));
  return sql`${id} = ${is(by, PgArray) ? sql`any(${by})` : by}`;
}

function readableBy(actor: Actor, entity: NameWith<'read'>, department: AnyPgColumn | null): SQL {
  const rows = actor.scopeOf(`${entity}.read`);
  if (rows === undefined) return sql`false`;
  return withinScope({ rows, departmentIds: actor.departmentIds }, department) ?? sql`true`;
}
