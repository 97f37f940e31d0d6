import type { ImportOutcome, ImportUndoOutcome } from '@haisha/validation/import-choices';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { imports } from './imports.ts';

/** What became of each row of an import; apart from the rows, which are wide and need not be written again for it. */
export const importResults = pgTable(
  'import_results',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** That of the row. */
    number: integer().notNull(),
    outcome: text().$type<ImportOutcome>().notNull(),
    writtenId: uuid('written_id'),
    writtenVersion: integer('written_version'),
    /** What the form said before, for undoing; null where there was no record. */
    before: jsonb().$type<Record<string, unknown>>(),
    undo: text().$type<ImportUndoOutcome>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.number] })],
);
