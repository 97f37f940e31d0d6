import { type SQL, sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** A moment, on the wire and in code as ISO 8601 in UTC with milliseconds, so that a row is its own contract. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => toIsoInstant(value),
});

/** `2026-11-21 08:41:59.1+00`, as PostgreSQL writes it in UTC. */
const inUtc = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?\+00$/;

/** PostgreSQL writes `2026-11-21 08:41:59.1+09`, which is not ISO 8601. */
export function toIsoInstant(text: string): string {
  const [, day, time, fraction = ''] = inUtc.exec(text) ?? [];
  if (day) return `${day}T${time}.${fraction.padEnd(3, '0')}Z`;
  const iso = text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
  return new Date(iso).toISOString();
}

/** The same in SQL. */
export function isoInstant(value: SQL): SQL {
  return sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
