import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../instant.ts';

/** Counters per window; the key is a hash of account and address, or of the address, so it names nobody. */
export const loginAttempts = pgTable('login_attempts', {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: instant('window_ends_at').notNull(),
});
