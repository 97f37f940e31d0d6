import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';

/** Who has seen a note or a comment, and who said 確認しました. */
export const noteReads = pgTable(
  'note_reads',
  {
    /** Of a note or of a comment. */
    entryId: uuid('entry_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    readAt: instant('read_at').notNull().default(sql`now()`),
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.userId] }),
    index('note_reads_user_id_index').on(table.userId),
  ],
);
