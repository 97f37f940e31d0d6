import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../crud/entity-repository.ts';
import { cellOf } from '../db/indexes.ts';
import type { AnyImported, AnyInput } from './imported-entity.ts';
import { isSamePlace, type Place, placeKey, placeOf } from './same-place.ts';

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
  const add = (number: number, one: Resembling) => {
    const known = found.get(number) ?? [];
    if (!known.some(({ id }) => id === one.id)) found.set(number, [...known, one]);
  };
  const phones = rows.flatMap(({ input: { phone } }) => (typeof phone === 'string' ? [phone] : []));
  if (resembles.phone && phones.length > 0) {
    const holders = await db
      .select({ id: sql<string>`${table.id}`, phone: sql<string>`${resembles.phone}` })
      .from(table as PgTable)
      .where(sql`${table.archivedAt} is null and ${resembles.phone} = any(${sql.param(phones)}::text[])`);
    const byPhone = Map.groupBy(holders, ({ phone }) => phone);
    for (const { number, input } of rows) {
      for (const { id } of byPhone.get(String(input.phone)) ?? []) add(number, { key: 'phone', id });
    }
  }
  const placed = rows.flatMap(({ number, input }) => {
    const place = placeOf(input);
    return place ? [{ number, place }] : [];
  });
  if (!resembles.place || placed.length === 0) return found;
  const { latitude, longitude } = resembles.place;
  // Row by row of the file (`offset 0`): a join would read all records there are for a few hundred rows.
  const { rows: near } = await db.execute<Place & { number: number; id: string }>(sql`
    select wanted.number, record.*
    from unnest(${sql.param(placed.map(({ number }) => number))}::int[],
        ${sql.param(placed.map(({ place }) => place.latitude))}::float8[],
        ${sql.param(placed.map(({ place }) => place.longitude))}::float8[]) as wanted (number, latitude, longitude)
      cross join generate_series(-1, 1) as north
      cross join lateral (
        select ${table.id} as id, ${resembles.name} as name, ${latitude}::float8 as latitude, ${longitude}::float8 as longitude
        from ${table}
        where ${table.archivedAt} is null and ${latitude} is not null
          and ${cellOf(sql`${latitude}`)} = ${cellOf(sql`wanted.latitude`)} + north
          and ${cellOf(sql`${longitude}`)} between ${cellOf(sql`wanted.longitude`)} - 1 and ${cellOf(sql`wanted.longitude`)} + 1
        offset 0) as record`);
  const placeByNumber = new Map(placed.map(({ number, place }) => [number, place]));
  for (const { number, id, ...other } of near) {
    const place = placeByNumber.get(number);
    if (place && isSamePlace(place, other)) add(number, { key: 'place', id });
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
