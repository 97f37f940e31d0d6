import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** For ids by the thousand: they go as one parameter, where `inArray` makes one of each. */
export function isAmong(column: AnyPgColumn, ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param(ids)}::uuid[])`;
}

/** For the ids of one page: they are found first, however many tables their rows are joined with; `in` may join all first. */
export function isOnPage(column: AnyPgColumn, ids: SQLWrapper): SQL {
  return sql`${column} = any(array(${ids}))`;
}
