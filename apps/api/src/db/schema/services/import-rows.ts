import type { ImportDecision, ImportVerdict } from '@haisha/validation/import-choices';
import type { ImportIssue } from '@haisha/validation/import-issue';
import type { ImportChange, ImportConflict } from '@haisha/validation/import-row';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { imports } from './imports.ts';

/** One row of an imported file: what it says, what is thought of it. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** As the spreadsheet counts, where the header is row 1. */
    number: integer().notNull(),
    /** As they stand in the file, in its order. */
    cells: jsonb().$type<string[]>().notNull(),
    /** What people entered instead, by place in the file. */
    corrections: jsonb().$type<Record<string, string>>(),
    /** Of the corrections those that a merge took from other rows. */
    filled: integer().array(),
    verdict: text().$type<ImportVerdict>().notNull(),
    issues: jsonb().$type<ImportIssue[]>(),
    /** What looks wrong and may be written all the same. */
    warnings: jsonb().$type<ImportIssue[]>(),
    /** Where what is written differs from what the file says. */
    changes: jsonb().$type<ImportChange[]>(),
    /** What it changes in the record. */
    updates: jsonb().$type<ImportChange[]>(),
    conflicts: jsonb().$type<ImportConflict[]>(),
    /** By what the row is recognised in others of the file: `code 0012`, `phone 0312345678`. */
    keys: text().array().notNull(),
    /** The record that is meant, in the version that was compared. */
    targetId: uuid('target_id'),
    targetVersion: integer('target_version'),
    targetLabel: text('target_label'),
    /** The fields of the form that the row sets: all of a new record, those that differ of one that is there. */
    values: jsonb().$type<Record<string, unknown>>(),
    decision: text().$type<ImportDecision>(),
    /** The row that is written instead, where nobody but that choice skipped this one. */
    skippedFor: integer('skipped_for'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.number] }),
    index('import_rows_verdict_index').on(table.importId, table.verdict, table.number),
  ],
);
