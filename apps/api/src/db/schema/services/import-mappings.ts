import type { FixedValue } from '@haisha/validation/import';
import type { ImportEntity } from '@haisha/validation/import-choices';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';

/** How somebody read a file of this shape last: with the next one it need not be said again. */
export const importMappings = pgTable(
  'import_mappings',
  {
    entity: text().$type<ImportEntity>().notNull(),
    /** A hash of the headers in their order. */
    shape: text().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    mapping: jsonb().$type<(string | null)[]>().notNull(),
    fixed: jsonb().$type<FixedValue[]>().notNull().default([]),
    units: jsonb().$type<(string | null)[]>().notNull().default([]),
    /** What there was to choose from: a column left out then may say what has come to the master since. */
    offered: jsonb().$type<string[]>().notNull().default([]),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.entity, table.shape, table.userId] })],
);
