import type { OperationTime } from '@haisha/validation/operation-time';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { businessDate, entityColumns } from '../../columns.ts';
import { byCodePoint, foldedCodeIndex, trigramIndex } from '../../indexes.ts';
import { departments } from './departments.ts';

export const operationTimes = pgTable(
  'operation_times',
  {
    ...entityColumns(),
    code: text().notNull(),
    name: text().notNull(),
    nameEn: text('name_en'),
    departmentId: uuid('department_id')
      .notNull()
      .references(() => departments.id),
    shiftKind: text('shift_kind').$type<OperationTime['shiftKind']>().notNull(),
    dayTypes: text('day_types').array().$type<OperationTime['dayTypes']>().notNull(),
    startMinutes: integer('start_minutes').notNull(),
    endMinutes: integer('end_minutes').notNull(),
    beforeMinutes: integer('before_minutes').notNull(),
    afterMinutes: integer('after_minutes').notNull(),
    breaks: jsonb().$type<OperationTime['breaks']>().notNull().default(sql`'[]'`),
    validFrom: businessDate('valid_from').notNull(),
    validTo: businessDate('valid_to'),
    note: text(),
    searchText: text('search_text').notNull(),
  },
  (table) => [
    uniqueIndex('operation_times_code_key').on(table.code),
    foldedCodeIndex('operation_times_folded_code_index', table.code),
    index('operation_times_department_id_index').on(table.departmentId),
    index('operation_times_code_order').on(byCodePoint(table.code)),
    trigramIndex('operation_times_search_text_index', table.searchText),
  ],
);
