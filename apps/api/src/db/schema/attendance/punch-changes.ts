import type { timeChangeReasons } from '@haisha/validation/punch-choices';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';
import { punchFiles } from './punch-files.ts';
import { punches } from './punches.ts';
import { timeChanges } from './time-changes.ts';

/** What somebody did with a punch after it was made: rows are added, and stay as they are. */
export const punchChanges = pgTable(
  'punch_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    punchId: uuid('punch_id')
      .notNull()
      .references(() => punches.id, { onDelete: 'cascade' }),
    before: instant().notNull(),
    /** Null where the punch was taken back. */
    after: instant(),
    reason: text().$type<(typeof timeChangeReasons)[number]>().notNull(),
    reasonText: text('reason_text'),
    changedAt: instant('changed_at').notNull().default(sql`now()`),
    changedBy: uuid('changed_by').references(() => users.id),
    /** What it came of; null before changes of a day were kept as such. */
    timeChangeId: uuid('time_change_id').references(() => timeChanges.id),
    /** The file that was undone, or with which the punch returned. */
    fileId: uuid('file_id').references(() => punchFiles.id),
  },
  (table) => [
    index('punch_changes_punch_index').on(table.punchId, table.changedAt),
    index('punch_changes_file_index').on(table.fileId, table.changedAt).where(sql`file_id is not null`),
  ],
);
