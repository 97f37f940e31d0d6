import type { CheckLevel, CheckRuleName } from '@haisha/rules/checks/check-rules';
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { businessDate, entityColumns } from '../../columns.ts';

/** How strict the rules of the checks are from a day on: rows are added, and stay as they are. */
export const checkLevels = pgTable(
  'check_levels',
  {
    ...entityColumns(),
    rule: text().$type<CheckRuleName>().notNull(),
    /** Counts the rows of a rule: of two who add one at a time, one is refused. */
    revision: integer().notNull(),
    validFrom: businessDate('valid_from').notNull(),
    level: text().$type<CheckLevel>().notNull(),
    number: integer(),
    reason: text().notNull(),
  },
  (table) => [uniqueIndex('check_levels_revision_key').on(table.rule, table.revision)],
);
