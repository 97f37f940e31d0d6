import type { ReportContent } from '@haisha/rules/daily-report/report-content';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';
import { dailyReports } from './daily-reports.ts';

/** What was changed in a report after its approval: rows are added, and stay as they are. */
export const dailyReportCorrections = pgTable(
  'daily_report_corrections',
  {
    id: uuid().primaryKey().defaultRandom(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => dailyReports.id, { onDelete: 'cascade' }),
    /** Of the report after it. */
    version: integer().notNull(),
    before: jsonb().$type<ReportContent>().notNull(),
    after: jsonb().$type<ReportContent>().notNull(),
    reason: text().notNull(),
    correctedAt: instant('corrected_at').notNull().default(sql`now()`),
    correctedBy: uuid('corrected_by').references(() => users.id),
  },
  (table) => [
    index('daily_report_corrections_report_index').on(table.reportId, table.correctedAt),
    check('daily_report_corrections_reason', sql`char_length(btrim(${table.reason})) >= 5`),
  ],
);
