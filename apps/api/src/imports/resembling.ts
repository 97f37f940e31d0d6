import { searchText } from '@haisha/rules/search-text';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { distance } from 'fastest-levenshtein';
import type { Reader } from '../crud/entity-repository.ts';
import type { AnyImported, AnyInput } from './imported-entity.ts';

/** Two names are alike from this share of equal characters on. */
const leastLikeness = 0.6;
const mostMetres = 50;
const metresPerDegree = 111_320;
/** Cells of about 100 m; whatever is within 50 m is in the same or a neighbouring one. */
const cellsPerDegree = 1_000;
/** Two places within 50 m share a cell of at least one of four grids that lie half a cell apart. */
const gridDegrees = 0.0014;

export type Resembling = { key: string; id: string };

type Place = { name: string; latitude: number; longitude: number };

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
  const cell = (value: unknown) => sql`floor(${value} * ${cellsPerDegree}::int)::int`;
  const { rows: near } = await db.execute<Place & { number: number; id: string }>(sql`
    select wanted.number, ${table.id} as id, ${resembles.name} as name,
      ${latitude}::float8 as latitude, ${longitude}::float8 as longitude
    from unnest(${sql.param(placed.map(({ number }) => number))}::int[],
        ${sql.param(placed.map(({ place }) => place.latitude))}::float8[],
        ${sql.param(placed.map(({ place }) => place.longitude))}::float8[]) as wanted (number, latitude, longitude)
      cross join generate_series(-1, 1) as north cross join generate_series(-1, 1) as east
      join ${table} on ${cell(latitude)} = ${cell(sql`wanted.latitude`)} + north
        and ${cell(longitude)} = ${cell(sql`wanted.longitude`)} + east
    where ${table.archivedAt} is null`);
  const placeByNumber = new Map(placed.map(({ number, place }) => [number, place]));
  for (const { number, id, ...other } of near) {
    const place = placeByNumber.get(number);
    if (place && isSamePlace(place, other)) add(number, { key: 'place', id });
  }
  return found;
}

/** Under what new rows of one file that may mean the same are found. */
export function resemblanceKeys({ resembles }: AnyImported, input: AnyInput): string[] {
  if (!resembles) return [];
  const phone = resembles.phone && typeof input.phone === 'string' ? [`~phone ${input.phone}`] : [];
  const place = resembles.place ? placeOf(input) : null;
  if (!place) return phone;
  const cells = [0, 0.5].flatMap((north) =>
    [0, 0.5].map((east) => {
      const row = Math.floor(place.latitude / gridDegrees + north);
      const column = Math.floor(place.longitude / gridDegrees + east);
      return `~place ${north}/${east} ${row},${column}`;
    }),
  );
  return [...phone, ...cells];
}

export function placeOf({ name, latitude, longitude }: AnyInput): Place | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number' || typeof name !== 'string') return null;
  return { name, latitude, longitude };
}

/** A similar name within 50 m. */
export function isSamePlace(one: Place, other: Place): boolean {
  const north = (one.latitude - other.latitude) * metresPerDegree;
  const east = (one.longitude - other.longitude) * metresPerDegree * Math.cos((one.latitude * Math.PI) / 180);
  if (Math.hypot(north, east) > mostMetres) return false;
  const [name, otherName] = [searchText(one.name), searchText(other.name)];
  const longest = Math.max(name.length, otherName.length, 1);
  const isPart = name.includes(otherName) || otherName.includes(name);
  return isPart || 1 - distance(name, otherName) / longest >= leastLikeness;
}
