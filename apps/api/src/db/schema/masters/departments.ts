import type { DepartmentKind } from '@haisha/validation/department';
import { type AnyPgColumn, index, integer, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bankColumns, entityColumns } from '../../columns.ts';
import { foldedCodeIndex, trigramIndex } from '../../indexes.ts';

export const departments = pgTable(
  'departments',
  {
    ...entityColumns(),
    code: text().notNull(),
    name: text().notNull(),
    nameEn: text('name_en'),
    shortName: text('short_name').notNull(),
    kind: text().$type<DepartmentKind>().notNull(),
    parentId: uuid('parent_id').references((): AnyPgColumn => departments.id),
    postalCode: text('postal_code').notNull(),
    prefecture: text().notNull(),
    city: text().notNull(),
    addressLine1: text('address_line_1').notNull(),
    addressLine2: text('address_line_2'),
    latitude: numeric({ precision: 9, scale: 6, mode: 'number' }),
    longitude: numeric({ precision: 9, scale: 6, mode: 'number' }),
    phone: text(),
    fax: text(),
    dayBoundaryTime: text('day_boundary_time').notNull(),
    businessStartTime: text('business_start_time').notNull(),
    businessEndTime: text('business_end_time').notNull(),
    issuerName: text('issuer_name'),
    issuerAddress: text('issuer_address'),
    issuerInvoiceNumber: text('issuer_invoice_number'),
    ...bankColumns(),
    sortOrder: integer('sort_order').notNull(),
    note: text(),
    searchText: text('search_text').notNull(),
  },
  (table) => [
    uniqueIndex('departments_code_key').on(table.code),
    foldedCodeIndex('departments_folded_code_index', table.code),
    index('departments_parent_id_index').on(table.parentId),
    trigramIndex('departments_search_text_index', table.searchText),
  ],
);
