import type { ReportContent } from '@haisha/rules/daily-report/report-content';
import type { ReportCorrectionState } from '@haisha/rules/states/report-correction';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';
import { dailyReports } from './daily-reports.ts';

/**
 * What was changed in a report after its approval, or waits for a second person. Rows are added; the migration adds a trigger
 * by which they stay as they are, but for the decision of one that waits.
 */
export const dailyReportCorrections = pgTable(
  'daily_report_corrections',
  {
    id: uuid().primaryKey().defaultRandom(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => dailyReports.id, { onDelete: 'cascade' }),
    /** Of the report after it; null unless it counts. */
    version: integer(),
    status: text().$type<ReportCorrectionState>().notNull().default('applied'),
    before: jsonb().$type<ReportContent>().notNull(),
    after: jsonb().$type<ReportContent>().notNull(),
    reason: text().notNull(),
    correctedAt: instant('corrected_at').notNull().default(sql`now()`),
    correctedBy: uuid('corrected_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id),
    decisionText: text('decision_text'),
  },
  (table) => [
    index('daily_report_corrections_report_index').on(table.reportId, table.correctedAt),
    uniqueIndex('daily_report_corrections_waiting_key').on(table.reportId).where(sql`${table.status} = 'requested'`),
    check('daily_report_corrections_version', sql`(${table.status} = 'applied') = (${table.version} is not null)`),
    check('daily_report_corrections_decided', sql`${table.status} <> 'requested' or ${table.decidedAt} is null`),
    check('daily_report_corrections_reason', sql`char_length(btrim(${table.reason})) >= 5`),
  ],
);
