import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { cellOf } from '../../../db/indexes.ts';
import type { Reader } from '../../records/entity-repository.ts';
import type { AnyImported, AnyInput } from '../imported-entity.ts';
import { isSamePlace, mostInCell, type Place, placeKey, placeOf } from './same-place.ts';

/** Thousands may have the number or the spot of their head office: a few of each are enough to see it. */
const mostAlike = 5;

export type Resembling = { key: string; id: string };

/** Records not archived that new rows may mean though they have another code, by the number of the row. */
export async function findResembling(
  db: Reader,
  { resembles, repository }: AnyImported,
  rows: { number: number; input: AnyInput }[],
): Promise<Map<number, Resembling[]>> {
  const found = new Map<number, Resembling[]>();
  if (!resembles || rows.length === 0) return found;
  const { table } = repository;
  const add = (number: number, key: string, ids: readonly string[]) => {
    const known = found.get(number) ?? [];
    const more = ids.slice(0, mostAlike).filter((id) => !known.some((one) => one.id === id));
    if (more.length > 0) found.set(number, [...known, ...more.map((id) => ({ key, id }))]);
  };
  const phones = rows.flatMap(({ input: { phone } }) => (typeof phone === 'string' ? [phone] : []));
  if (resembles.phone && phones.length > 0) {
    const holders = await db
      .select({
        id: sql<string>`${table.id}`,
        name: sql<string>`${resembles.name}`,
        phone: sql<string>`${resembles.phone}`,
      })
      .from(table as PgTable)
      .where(sql`${table.archivedAt} is null and ${resembles.phone} = any(${sql.param(phones)}::text[])`);
    const byPhone = Map.groupBy(holders, ({ phone }) => phone);
    const byName = Map.groupBy(holders, ({ phone, name }) => `${phone} ${name}`);
    for (const { number, input } of rows) {
      const phone = String(input.phone);
      const named = byName.get(`${phone} ${input.name}`)?.slice(0, mostAlike) ?? [];
      const others = byPhone.get(phone)?.slice(0, mostAlike) ?? [];
      add(number, 'phone', [...new Set([...named, ...others].map(({ id }) => id))]);
    }
  }
  const placed = rows.flatMap(({ number, input }) => {
    const place = placeOf(input);
    return place ? [{ number, place }] : [];
  });
  if (!resembles.place || placed.length === 0) return found;
  const { latitude, longitude } = resembles.place;
  // Row by row of the file (`limit`): a join would read all records there are for a few hundred rows.
  const { rows: near } = await db.execute<Place & { number: number; id: string }>(sql`
    select wanted.number, record.*
    from unnest(${sql.param(placed.map(({ number }) => number))}::int[],
        ${sql.param(placed.map(({ place }) => place.latitude))}::float8[],
        ${sql.param(placed.map(({ place }) => place.longitude))}::float8[],
        ${sql.param(placed.map(({ place }) => place.name))}::text[]) as wanted (number, latitude, longitude, name)
      cross join generate_series(-1, 1) as north
      cross join lateral (
        select ${table.id} as id, ${resembles.name} as name, ${latitude}::float8 as latitude, ${longitude}::float8 as longitude
        from ${table}
        where ${table.archivedAt} is null and ${latitude} is not null
          and ${cellOf(sql`${latitude}`)} = ${cellOf(sql`wanted.latitude`)} + north
          and ${cellOf(sql`${longitude}`)} between ${cellOf(sql`wanted.longitude`)} - 1 and ${cellOf(sql`wanted.longitude`)} + 1
        order by ${resembles.name} = wanted.name desc limit ${mostInCell}) as record`);
  const nearby = Map.groupBy(near, ({ number }) => number);
  for (const { number, place } of placed) {
    const same = nearby.get(number)?.filter((other) => isSamePlace(place, other)) ?? [];
    const { named = [], others = [] } = Object.groupBy(same, ({ name }) => (name === place.name ? 'named' : 'others'));
    add(
      number,
      'place',
      [...named, ...others].map(({ id }) => id),
    );
  }
  return found;
}

/** Under what new rows of one file that may mean the same are found. */
export function resemblanceKeys({ resembles }: AnyImported, input: AnyInput): string[] {
  const place = resembles?.place ? placeOf(input) : null;
  return [
    ...(resembles?.phone && typeof input.phone === 'string' ? [`~phone ${input.phone}`] : []),
    ...(place ? [placeKey(place)] : []),
  ];
}
