import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../instant.ts';
import { users } from './users.ts';

/** A login whose first factor was right and whose second is still wanted; good for nothing else. */
export const secondFactorTickets = pgTable(
  'second_factor_tickets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    index('second_factor_tickets_user_id_index').on(table.userId),
    index('second_factor_tickets_ends_at_index').on(table.endsAt),
  ],
);
