import { and, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../db/database.ts';
import { importRows } from '../../../db/schema/services/import-rows.ts';
import type { Lookup } from '../fields/import-field.ts';
import type { AnyImported } from '../imported-entity.ts';
import { storedWholeVersion } from '../judge/whole-version.ts';
import { type ImportRecord, isToWrite } from '../stored/import-repository.ts';

const mostAsked = 5_000;

/**
 * Rows whose judgement no longer holds: their record was changed, what they name was archived, or somebody took a
 * value that stands only once. What was looked at stays as it is until the end of the transaction.
 */
export async function findOutdated(
  tx: Transaction,
  imported: AnyImported,
  { id: importId, mode }: Pick<ImportRecord, 'id' | 'mode'>,
): Promise<number[]> {
  const { table } = imported.repository;
  const ofImport = and(eq(importRows.importId, importId), isToWrite);
  const outdated = new Set<number>();

  await tx.execute(sql`select 1 from ${table} where ${table.id} in
    (select ${importRows.targetId} from ${importRows} where ${ofImport}) order by ${table.id} for no key update`);
  const changed = await tx
    .select({ number: importRows.number })
    .from(importRows)
    .leftJoin(table as PgTable, eq(table.id, importRows.targetId))
    .where(
      sql`${ofImport} and ${importRows.targetId} is not null
        and (${storedWholeVersion(imported)} is distinct from ${importRows.targetVersion} or ${table.archivedAt} is not null)`,
    );
  for (const { number } of changed) outdated.add(number);

  for (const { sets, refersTo } of imported.fields) {
    if (!refersTo) continue;
    const idInRow = sql`(jsonb_path_query(${importRows.values}, ${refersTo.within?.path ?? `$.${sets}`}::jsonpath) #>> '{}')`;
    const named = await tx.execute<{ id: string | null }>(
      sql`select distinct ${idInRow} as id from ${importRows} where ${ofImport}`,
    );
    const gone = await namesOfNone(
      tx,
      refersTo,
      named.rows.flatMap(({ id }) => id ?? []),
    );
    if (gone.length === 0) continue;
    const { rows } = await tx.execute<{ number: number }>(sql`
      select number from (select number, ${idInRow} as id from ${importRows} where ${ofImport}) named
      where id = any(${sql.param(gone)}::text[])`);
    for (const { number } of rows) outdated.add(number);
  }

  // Most such values the database refuses by itself; only where the rest is to be written one must know which they are.
  const keys = imported.keys.filter(({ mayBeShared }) => mayBeShared || mode !== 'allOrNothing');
  for (const number of await takenSince(tx, keys, importId)) outdated.add(number);
  return [...outdated];
}

/** Which of these ids name no record any more that others may refer to; the others stay as they are. */
async function namesOfNone(tx: Transaction, { table }: Lookup, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const there = await tx.execute<{ id: string }>(sql`select ${table.id} as id from ${table}
    where ${table.id} = any(${sql.param(ids)}::uuid[]) and ${table.archivedAt} is null
    order by ${table.id} for key share`);
  const known = new Set(there.rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/** Rows whose values others have got meanwhile. */
async function takenSince(
  tx: Transaction,
  keys: readonly AnyImported['keys'][number][],
  importId: string,
): Promise<number[]> {
  const taken: number[] = [];
  for (const { field, holders } of keys) {
    const prefix = `=${field} `;
    const { rows } = await tx.execute<{ number: number; key: string; target: string | null }>(sql`
      select number, key, target_id as target from ${importRows} cross join unnest(${importRows.keys}) as key
      where ${importRows.importId} = ${importId} and ${isToWrite} and starts_with(key, ${prefix})`);
    for (let at = 0; at < rows.length; at += mostAsked) {
      const some = rows.slice(at, at + mostAsked);
      const found = await holders(
        tx,
        some.map(({ key }) => key.slice(prefix.length)),
      );
      const idByValue = new Map(found.map(({ value, id }) => [value, id]));
      for (const { number, key, target } of some) {
        const holder = idByValue.get(key.slice(prefix.length));
        if (holder !== undefined && holder !== target) taken.push(number);
      }
    }
  }
  return taken;
}
