import type { PunchFileColumns } from '@haisha/rules/punches/file/columns';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';

/** What the columns of files with these headings say, as somebody said it last. */
export const punchFileFormats = pgTable('punch_file_formats', {
  /** A hash of the headings in their order. */
  format: text().primaryKey(),
  columns: jsonb().$type<PunchFileColumns>().notNull(),
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
  updatedBy: uuid('updated_by')
    .notNull()
    .references(() => users.id),
});
