import type { ImportConflict } from '@haisha/validation/import';
import { and, eq, sql } from 'drizzle-orm';
import type { Reader } from '../crud/entity-repository.ts';
import { importRows } from '../db/schema/import-rows.ts';
import { isSamePlace, placeOf } from './resembling.ts';
import { inNumbers } from './stored-rows.ts';

const rowsAtOnce = 5_000;
/** Of a value that stands in thousands of rows, a few others are enough to see it. */
const mostOthers = 5;
const mostCompared = 50;

type Group = { key: string; numbers: number[] };

/**
 * Marks rows that stand for the same record, or may do, as duplicates of each other; which one is right nobody but a
 * person can say. Without `numbers` all rows are looked at, which have no such marks yet.
 */
export async function markFileConflicts(db: Reader, importId: string, numbers?: readonly number[]): Promise<void> {
  const conflicts = new Map<number, ImportConflict[]>();
  const touched = numbers && new Set(numbers);
  for (const group of await groupsOf(db, importId, numbers)) {
    const isUnique = group.key.startsWith('=');
    const key = group.key.slice(1).split(' ')[0] ?? '';
    for (const [one, others] of await alikeIn(db, importId, group, key)) {
      if (touched && !touched.has(one)) continue;
      const known = conflicts.get(one) ?? [];
      const more = others
        .filter((other) => !known.some((conflict) => conflict.number === other))
        .map((other): ImportConflict => ({ kind: 'row', key, isUnique, number: other }));
      conflicts.set(one, [...known, ...more]);
    }
  }
  const marked = [...conflicts].filter(([, found]) => found.length > 0);
  for (let at = 0; at < marked.length; at += rowsAtOnce) await mark(db, importId, marked.slice(at, at + rowsAtOnce));
}

/** Numbers of the rows that have a key in common with these. */
export async function rowsAlike(db: Reader, importId: string, keys: readonly string[]): Promise<number[]> {
  if (keys.length === 0) return [];
  // Asked key by key: two lists are compared each with each.
  const { rows } = await db.execute<{ number: number }>(sql`
    select distinct number from ${importRows} cross join unnest(${importRows.keys}) as key
    where ${importRows.importId} = ${importId} and key = any(${sql.param(keys)}::text[])`);
  return rows.map(({ number }) => number);
}

async function groupsOf(db: Reader, importId: string, numbers: readonly number[] | undefined): Promise<Group[]> {
  const within = numbers
    ? sql`and key in (select unnest(keys) from ${importRows} where ${importRows.importId} = ${importId} and ${inNumbers(numbers)})`
    : sql``;
  const { rows } = await db.execute<Group>(sql`
    select key, array_agg(number order by number) as numbers
    from ${importRows} cross join unnest(${importRows.keys}) as key
    where ${importRows.importId} = ${importId} and (key like '=%' or ${importRows.decision} is distinct from 'registerAsNew')
      ${within}
    group by key having count(*) > 1`);
  return rows;
}

/** Each row of a group with those of it that are really alike. */
async function alikeIn(db: Reader, importId: string, { numbers }: Group, key: string): Promise<[number, number[]][]> {
  if (key !== 'place') {
    return numbers.map((number) => [number, numbers.filter((other) => other !== number).slice(0, mostOthers)]);
  }
  const compared = numbers.slice(0, mostCompared);
  const rows = await db
    .select({ number: importRows.number, values: importRows.values })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), inNumbers(compared)));
  const places = rows.flatMap(({ number, values }) => {
    const place = values && placeOf(values);
    return place ? [{ number, place }] : [];
  });
  return places.map(({ number, place }) => [
    number,
    places.filter((other) => other.number !== number && isSamePlace(place, other.place)).map((other) => other.number),
  ]);
}

async function mark(db: Reader, importId: string, marked: [number, ImportConflict[]][]): Promise<void> {
  await db.execute(sql`
    update ${importRows} set conflicts = coalesce(conflicts, '[]') || given.found::jsonb,
      verdict = case when verdict = 'error' then 'error' else 'duplicate' end
    from unnest(${sql.param(marked.map(([number]) => number))}::int[],
      ${sql.param(marked.map(([, found]) => JSON.stringify(found)))}::text[]) as given (number, found)
    where ${importRows.importId} = ${importId} and ${importRows.number} = given.number`);
}
