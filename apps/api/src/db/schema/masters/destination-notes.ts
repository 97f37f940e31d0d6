import type { DestinationNote } from '@haisha/validation/destination-note';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { businessDate, entityColumns } from '../../columns.ts';
import { trigramIndex } from '../../indexes.ts';
import { instant } from '../../instant.ts';
import { destinations } from './destinations.ts';

/** What people should know of a destination. */
export const destinationNotes = pgTable(
  'destination_notes',
  {
    ...entityColumns(),
    destinationId: uuid('destination_id')
      .notNull()
      .references(() => destinations.id),
    category: text().$type<DestinationNote['category']>().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    importance: text().$type<DestinationNote['importance']>().notNull(),
    visibility: text().$type<DestinationNote['visibility']>().notNull(),
    validFrom: businessDate('valid_from'),
    validTo: businessDate('valid_to'),
    isPinned: boolean('is_pinned').notNull(),
    editedAt: instant('edited_at'),
    searchText: text('search_text').notNull(),
  },
  (table) => [
    index('destination_notes_destination_id_index').on(table.destinationId, table.createdAt),
    trigramIndex('destination_notes_search_text_index', table.searchText),
  ],
);
