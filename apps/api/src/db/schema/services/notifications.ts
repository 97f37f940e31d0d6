import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';

/** What a person should hear of and may have missed; the words are made from `kind` and `params` by the reader's page. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text().notNull(),
    params: jsonb().$type<Record<string, string | number>>().notNull(),
    /** An address of the product that it leads to. */
    link: text(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    readAt: instant('read_at'),
  },
  (table) => [
    index('notifications_user_id_index').on(table.userId, table.createdAt),
    index('notifications_created_at_index').on(table.createdAt),
  ],
);
