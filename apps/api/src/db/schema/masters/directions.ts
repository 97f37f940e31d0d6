import { index, integer, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { entityColumns } from '../../columns.ts';
import { byCodePoint, foldedCodeIndex, trigramIndex } from '../../indexes.ts';
import { departments } from './departments.ts';

export const directions = pgTable(
  'directions',
  {
    ...entityColumns(),
    code: text().notNull(),
    name: text().notNull(),
    nameEn: text('name_en'),
    departmentId: uuid('department_id')
      .notNull()
      .references(() => departments.id),
    municipalityCodes: text('municipality_codes').array().notNull(),
    colour: text(),
    standardDistanceKm: numeric('standard_distance_km', { precision: 5, scale: 1, mode: 'number' }),
    standardMinutes: integer('standard_minutes'),
    sortOrder: integer('sort_order').notNull(),
    note: text(),
    searchText: text('search_text').notNull(),
  },
  (table) => [
    uniqueIndex('directions_code_key').on(table.code),
    foldedCodeIndex('directions_folded_code_index', table.code),
    index('directions_department_id_index').on(table.departmentId),
    index('directions_sort_order').on(table.sortOrder, byCodePoint(table.code)),
    trigramIndex('directions_search_text_index', table.searchText),
  ],
);
