import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { entityColumns } from '../../columns.ts';
import { trigramIndex } from '../../indexes.ts';
import { instant } from '../../instant.ts';
import { destinations } from './destinations.ts';

/** What is said about a destination, numbered within it; a number is never given again. */
export const noteComments = pgTable(
  'note_comments',
  {
    ...entityColumns(),
    destinationId: uuid('destination_id')
      .notNull()
      .references(() => destinations.id),
    number: integer().notNull(),
    body: text().notNull(),
    visibility: text({ enum: ['company', 'drivers', 'partners'] }).notNull(),
    editedAt: instant('edited_at'),
    searchText: text('search_text').notNull(),
  },
  (table) => [
    uniqueIndex('note_comments_number_key').on(table.destinationId, table.number),
    trigramIndex('note_comments_search_text_index', table.searchText),
  ],
);
