import type { DeliveryCompany, DeliveryCompanyTerms } from '@haisha/validation/delivery-company';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bankColumns, businessDate, entityColumns } from '../../columns.ts';
import { byCodePoint, foldedCodeIndex, inJapaneseOrder, trigramIndex } from '../../indexes.ts';

export const deliveryCompanies = pgTable(
  'delivery_companies',
  {
    ...entityColumns(),
    code: text().notNull(),
    name: text().notNull(),
    kana: text().notNull(),
    nameEn: text('name_en'),
    legalForm: text('legal_form').$type<DeliveryCompany['legalForm']>().notNull(),
    corporateNumber: text('corporate_number'),
    invoiceNumber: text('invoice_number'),
    permitKind: text('permit_kind').$type<DeliveryCompany['permitKind']>().notNull(),
    permitNumber: text('permit_number'),
    permitDate: businessDate('permit_date'),
    postalCode: text('postal_code').notNull(),
    prefecture: text().notNull(),
    city: text().notNull(),
    addressLine1: text('address_line_1').notNull(),
    addressLine2: text('address_line_2'),
    phone: text().notNull(),
    fax: text(),
    email: text(),
    contactName: text('contact_name'),
    orderSending: text('order_sending').$type<DeliveryCompany['orderSending']>().notNull(),
    defaultTier: integer('default_tier').notNull(),
    insuranceExpiryDate: businessDate('insurance_expiry_date'),
    vehicles: jsonb().$type<DeliveryCompany['vehicles']>().notNull().default(sql`'[]'`),
    drivers: jsonb().$type<DeliveryCompany['drivers']>().notNull().default(sql`'[]'`),
    closingDay: integer('closing_day').notNull(),
    paymentMonths: integer('payment_months').notNull(),
    paymentDay: integer('payment_day').notNull(),
    taxRounding: text('tax_rounding').$type<DeliveryCompanyTerms['taxRounding']>().notNull(),
    withholdsTax: boolean('withholds_tax').notNull(),
    capitalYen: bigint('capital_yen', { mode: 'number' }),
    employeeCount: integer('employee_count'),
    ...bankColumns(),
    note: text(),
    searchText: text('search_text').notNull(),
  },
  (table) => [
    uniqueIndex('delivery_companies_code_key').on(table.code),
    foldedCodeIndex('delivery_companies_folded_code_index', table.code),
    index('delivery_companies_code_order').on(byCodePoint(table.code)),
    index('delivery_companies_kana_order').on(inJapaneseOrder(table.kana), byCodePoint(table.code)),
    index('delivery_companies_insurance_order').on(table.insuranceExpiryDate, byCodePoint(table.code)),
    trigramIndex('delivery_companies_search_text_index', table.searchText),
  ],
);
