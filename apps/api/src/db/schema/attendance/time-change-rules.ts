import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entityColumns } from '../../columns.ts';

/** After how many days a change of punches needs a second person: rows are added, and the newest counts. */
export const timeChangeRules = pgTable(
  'time_change_rules',
  {
    ...entityColumns(),
    /** Counts the rows: of two who add one at a time, one is refused. */
    revision: integer().notNull(),
    alonePastDays: integer('alone_past_days').notNull(),
    reason: text().notNull(),
  },
  (table) => [uniqueIndex('time_change_rules_revision_key').on(table.revision)],
);
