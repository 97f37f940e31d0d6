import type { PunchFileColumns, PunchFileShape } from '@haisha/rules/punches/file/columns';
import type { PunchFileLeftOut } from '@haisha/validation/punch-file';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';
import { jobs } from '../services/jobs.ts';

/** A row of a file: its number in the spreadsheet, and its cells. */
export type PunchFileLine = { number: number; cells: string[] };

/** Files of punches, of time recorders and digital tachographs. The name stays as long as there are punches from it. */
export const punchFiles = pgTable(
  'punch_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    fileName: text('file_name').notNull(),
    headers: jsonb().$type<string[]>().notNull(),
    columns: jsonb().$type<PunchFileColumns>().notNull(),
    shape: text().$type<PunchFileShape>(),
    /** Emptied some time after it was used last. */
    lines: jsonb().$type<PunchFileLine[]>().notNull(),
    /** Rows that are no punches; emptied with the others. */
    leftOut: jsonb('left_out').$type<PunchFileLeftOut>().notNull().default({ items: [], total: 0 }),
    rowCount: integer('row_count').notNull(),
    storedPunches: integer('stored_punches'),
    jobId: uuid('job_id').references(() => jobs.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    appliedAt: instant('applied_at'),
    appliedBy: uuid('applied_by').references(() => users.id),
  },
  (table) => [
    index('punch_files_created_index').on(table.createdAt),
    index('punch_files_job_id_index').on(table.jobId).where(sql`job_id is not null`),
  ],
);
