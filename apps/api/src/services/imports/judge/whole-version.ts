import { type SQL, sql } from 'drizzle-orm';
import type { AnyImported, AnyRow } from '../imported-entity.ts';

/** Goes up with every change of a record and of what is kept apart of it. */
export function wholeVersionOf({ apart }: AnyImported, row: AnyRow): number {
  return row.version + (apart?.versionOf(row) ?? 0);
}

/** The same, as the database has it. */
export function storedWholeVersion({ apart, repository: { table } }: AnyImported): SQL {
  return apart ? sql`(${table.version} + coalesce(${apart.version}, 0))` : sql`${table.version}`;
}
