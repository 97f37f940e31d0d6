import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../instant.ts';
import { users } from './users.ts';

/** One-time links for invitations, password resets and the first administrator; the token itself is stored nowhere. */
export const userLinks = pgTable(
  'user_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Null for the first administrator, who is nobody yet. */
    userId: uuid('user_id').references(() => users.id),
    purpose: text({ enum: ['invitation', 'passwordReset', 'firstAdministrator'] }).notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: uuid('created_by').references(() => users.id),
    endsAt: instant('ends_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('user_links_user_id_index').on(table.userId), index('user_links_ends_at_index').on(table.endsAt)],
);
