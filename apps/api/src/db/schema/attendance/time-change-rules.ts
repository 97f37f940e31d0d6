import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entityColumns } from '../../columns.ts';

/** What needs a second person: punches of days so long ago, and corrections of approved reports. Rows are added, the newest counts. */
export const timeChangeRules = pgTable(
  'time_change_rules',
  {
    ...entityColumns(),
    /** Counts the rows: of two who add one at a time, one is refused. */
    revision: integer().notNull(),
    alonePastDays: integer('alone_past_days').notNull(),
    /** A correction of an approved daily report waits for a second person. */
    correctionsWait: boolean('corrections_wait').notNull().default(false),
    reason: text().notNull(),
  },
  (table) => [uniqueIndex('time_change_rules_revision_key').on(table.revision)],
);
