import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The columns of a part of a row as one object; null for those who may not read that part, whatever is in it. */
export function rowPart<T extends object>(columns: { [K in keyof T]: AnyPgColumn }, mayRead: boolean): SQL<T | null> {
  if (!mayRead) return sql`null::json`;
  const pairs = Object.entries<AnyPgColumn>(columns).map(([name, column]) => sql`${name}::text, ${column}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}
