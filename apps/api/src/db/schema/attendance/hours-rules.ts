import type { HoursReadings } from '@haisha/rules/hours/parameters';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { businessDate, entityColumns } from '../../columns.ts';

/** What the company has set for its hours from a day on: rows are added, and stay as they are. */
export const hoursRules = pgTable(
  'hours_rules',
  {
    ...entityColumns(),
    revision: integer().notNull(),
    validFrom: businessDate('valid_from').notNull(),
    labourMonthStartDay: integer('labour_month_start_day').notNull(),
    readings: jsonb().$type<HoursReadings>().notNull(),
    reason: text(),
  },
  (table) => [
    uniqueIndex('hours_rules_revision_key').on(table.revision),
    check('hours_rules_start_day', sql`${table.labourMonthStartDay} between 1 and 31`),
  ],
);
