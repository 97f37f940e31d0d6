import type { DueFilter } from '@haisha/validation/due-choices';
import { or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

const daysOf = { within7: 7, within14: 14, within30: 30, within60: 60 } as const;

/** Matches dates from today within so many days; overdue ones match `expired` alone. */
export function isDue(day: AnyPgColumn | SQL, filter: DueFilter | keyof typeof daysOf, today: string): SQL {
  if (filter === 'expired') return sql`${day} < ${today}::date`;
  return sql`${day} between ${today}::date and ${today}::date + ${daysOf[filter]}::int`;
}

/** Matches rows of which one of several days is due. */
export function isOneDue(days: readonly (AnyPgColumn | SQL)[], filter: DueFilter, today: string): SQL | undefined {
  return or(...days.map((day) => isDue(day, filter, today)));
}
