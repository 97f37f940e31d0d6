import type { FixedValue, Import, ImportCounts } from '@haisha/validation/import';
import type {
  ImportDelimiter,
  ImportEncoding,
  ImportEntity,
  ImportFormat,
  ImportMode,
  ImportOddKind,
  ImportStatus,
} from '@haisha/validation/import-choices';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';
import { files } from './files.ts';
import { jobs } from './jobs.ts';

/** A value for all rows, and whether an earlier import had it. */
export type StoredValue = FixedValue & { isRemembered?: true };

/** One file that is brought into a master, from its upload on; it stays when all is done. */
export const imports = pgTable(
  'imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: integer().notNull().default(1),
    entity: text().$type<ImportEntity>().notNull(),
    status: text().$type<ImportStatus>().notNull().default('prepared'),
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull(),
    format: text().$type<ImportFormat>().notNull(),
    /** Of a CSV file. */
    encoding: text().$type<ImportEncoding>(),
    delimiter: text().$type<ImportDelimiter>(),
    /** Of an Excel file: the sheet that is read and those there are. */
    sheet: text(),
    sheets: jsonb().$type<string[]>().notNull().default([]),
    /** In which records are shown beside the cells. */
    locale: text().$type<'ja' | 'en'>().notNull(),
    headers: jsonb().$type<string[]>().notNull(),
    /** By place in the file, the field that a column fills; null for one that is left out. */
    mapping: jsonb().$type<(string | null)[]>().notNull(),
    /** Values of fields that the file has no column for; their places follow those of its columns. */
    fixed: jsonb().$type<StoredValue[]>().notNull().default([]),
    /** By place in the file, the unit in which bare numbers are meant; null where it is the field's own. */
    units: jsonb().$type<(string | null)[]>().notNull().default([]),
    /** By place in the file, some of the bare numbers in its first rows. */
    numbers: jsonb().$type<number[][]>().notNull().default([]),
    mode: text().$type<ImportMode>().notNull().default('allOrNothing'),
    rowCount: integer('row_count').notNull(),
    /** The row of the file that names the columns, the lower one where their names stand in two. */
    headerRow: integer('header_row').notNull().default(1),
    headerRows: smallint('header_rows').$type<1 | 2>().notNull().default(1),
    /** Rows that may not be meant as records, and the kinds of them that are not judged. */
    oddRows: jsonb('odd_rows').$type<Import['oddRows']>().notNull().default([]),
    leftOut: jsonb('left_out').$type<ImportOddKind[]>().notNull(),
    /** Of the rows, counted anew with each change of them. */
    counts: jsonb().$type<ImportCounts>(),
    /** The job that judges, applies or undoes, or did so last. */
    jobId: uuid('job_id').references(() => jobs.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    /** When it or its rows were changed last, by people or by jobs. */
    updatedAt: instant('updated_at')
      .notNull()
      .default(sql`now()`)
      .$onUpdate(() => sql`now()`),
    judgedAt: instant('judged_at'),
    appliedAt: instant('applied_at'),
    appliedBy: uuid('applied_by').references(() => users.id),
    undoneAt: instant('undone_at'),
    undoneBy: uuid('undone_by').references(() => users.id),
  },
  (table) => [
    index('imports_entity_index').on(table.entity, table.createdAt),
    index('imports_created_by_index').on(table.createdBy, table.createdAt),
    index('imports_file_id_index').on(table.fileId).where(sql`file_id is not null`),
    index('imports_job_id_index').on(table.jobId).where(sql`job_id is not null`),
  ],
);
