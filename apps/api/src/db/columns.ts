import { sql } from 'drizzle-orm';
import { date, integer, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { users } from './schema/users.ts';

/** What every entity row carries; spread first into the table. */
export function entityColumns() {
  return {
    id: uuid().primaryKey().defaultRandom(),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: uuid('created_by').references(() => users.id),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    updatedBy: uuid('updated_by').references(() => users.id),
    archivedAt: instant('archived_at'),
  };
}

/** A business date: `YYYY-MM-DD` in Asia/Tokyo, never a Date. */
export function businessDate(name: string) {
  return date(name, { mode: 'string' });
}
