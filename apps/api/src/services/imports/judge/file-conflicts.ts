import type { ImportConflict } from '@haisha/validation/import-row';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { importRows } from '../../../db/schema/services/import-rows.ts';
import type { Reader } from '../../records/entity-repository.ts';
import type { AnyImported } from '../imported-entity.ts';
import type { ImportRecord } from '../stored/import-repository.ts';
import { inNumbers } from '../stored/stored-rows.ts';
import { findSamePlaces, keysAround, type Place, type PlacedRow, placeKey } from './same-place.ts';

const rowsAtOnce = 5_000;
/** Of a value that stands in thousands of rows, a few others are enough to see it. */
const mostOthers = 5;

type Group = { key: string; numbers: number[] };

/**
 * Marks rows that stand for the same record, or may do, as duplicates of each other; which one is right nobody but a
 * person can say. Without `numbers` all rows are looked at, which have no such marks yet.
 */
export async function markFileConflicts(
  db: Reader,
  { resembles }: Pick<AnyImported, 'resembles'>,
  { id }: Pick<ImportRecord, 'id'>,
  numbers?: readonly number[],
): Promise<void> {
  const conflicts = new Map<number, ImportConflict[]>();
  const touched = numbers && new Set(numbers);
  const add = (one: number, others: readonly number[], key: string, isUnique: boolean) => {
    if (touched && !touched.has(one)) return;
    const known = conflicts.get(one) ?? [];
    const more = others
      .filter((other) => other !== one && !known.some((conflict) => conflict.number === other))
      .slice(0, mostOthers)
      .map((other): ImportConflict => ({ kind: 'row', key, isUnique, number: other }));
    if (more.length > 0) conflicts.set(one, [...known, ...more]);
  };
  for (const { key, numbers: group } of await groupsOf(db, id, numbers)) {
    const first = group.slice(0, mostOthers + 1);
    for (const one of group) add(one, first, key.slice(1).split(' ')[0] ?? '', key.startsWith('='));
  }
  if (resembles?.place) {
    for (const [one, others] of findSamePlaces(await placedRows(db, id, numbers))) add(one, others, 'place', false);
  }
  const marked = [...conflicts];
  for (let at = 0; at < marked.length; at += rowsAtOnce) await mark(db, id, marked.slice(at, at + rowsAtOnce));
}

/** Numbers of the rows that have a key in common with these, or lie next to them. */
export async function rowsAlike(db: Reader, importId: string, keys: readonly string[]): Promise<number[]> {
  if (keys.length === 0) return [];
  // Asked key by key: two lists are compared each with each.
  const { rows } = await db.execute<{ number: number }>(sql`
    select distinct number from ${importRows} cross join unnest(${importRows.keys}) as key
    where ${importRows.importId} = ${importId} and key = any(${sql.param(keys.flatMap(keysAround))}::text[])`);
  return rows.map(({ number }) => number);
}

async function groupsOf(db: Reader, importId: string, numbers: readonly number[] | undefined): Promise<Group[]> {
  const within = numbers
    ? sql`and key in (select unnest(keys) from ${importRows} where ${importRows.importId} = ${importId} and ${inNumbers(numbers)})`
    : sql``;
  const { rows } = await db.execute<Group>(sql`
    select key, array_agg(number order by number) as numbers
    from ${importRows} cross join unnest(${importRows.keys}) as key
    where ${importRows.importId} = ${importId} and (key like '=%' or ${importRows.decision} is distinct from 'registerAsNew' and key not like '~place %')
      ${within}
    group by key having count(*) > 1`);
  return rows;
}

/** New rows with a place, those around these alone. */
async function placedRows(db: Reader, importId: string, numbers?: readonly number[]): Promise<PlacedRow[]> {
  const value = (name: keyof Place) => sql`${importRows.values} ->> ${name}::text`;
  const isPlaced = and(
    eq(importRows.importId, importId),
    isNull(importRows.targetId),
    sql`${importRows.decision} is distinct from 'registerAsNew'`,
    sql`${value('latitude')} is not null and ${value('longitude')} is not null`,
  );
  const rowsWhere = (where?: SQL) =>
    db
      .select({
        number: importRows.number,
        name: sql<string>`${value('name')}`,
        latitude: sql<number>`(${value('latitude')})::float8`,
        longitude: sql<number>`(${value('longitude')})::float8`,
      })
      .from(importRows)
      .where(and(isPlaced, where));
  if (!numbers) return await rowsWhere();
  const rows = await rowsWhere(inNumbers(numbers));
  return await rowsWhere(inNumbers(await rowsAlike(db, importId, rows.map(placeKey))));
}

async function mark(db: Reader, importId: string, marked: [number, ImportConflict[]][]): Promise<void> {
  await db.execute(sql`
    update ${importRows} set conflicts = coalesce(conflicts, '[]') || given.found::jsonb,
      verdict = case when verdict = 'error' then 'error' else 'duplicate' end
    from unnest(${sql.param(marked.map(([number]) => number))}::int[],
      ${sql.param(marked.map(([, found]) => JSON.stringify(found)))}::text[]) as given (number, found)
    where ${importRows.importId} = ${importId} and ${importRows.number} = given.number`);
}
