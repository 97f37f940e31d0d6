import type { CustomerTerms } from '@haisha/validation/customer';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entityColumns } from '../../columns.ts';
import { byCodePoint, foldedCodeIndex, inJapaneseOrder, trigramIndex } from '../../indexes.ts';

export const customers = pgTable(
  'customers',
  {
    ...entityColumns(),
    code: text().notNull(),
    name: text().notNull(),
    kana: text().notNull(),
    nameEn: text('name_en'),
    honorific: text(),
    postalCode: text('postal_code'),
    prefecture: text(),
    city: text(),
    addressLine1: text('address_line_1'),
    addressLine2: text('address_line_2'),
    phone: text(),
    fax: text(),
    email: text(),
    contactName: text('contact_name'),
    closingDay: integer('closing_day').notNull(),
    paymentMonths: integer('payment_months').notNull(),
    paymentDay: integer('payment_day').notNull(),
    paymentMethod: text('payment_method').$type<CustomerTerms['paymentMethod']>().notNull(),
    invoiceForm: text('invoice_form').$type<CustomerTerms['invoiceForm']>().notNull(),
    invoiceSending: text('invoice_sending').$type<CustomerTerms['invoiceSending']>().notNull(),
    invoiceLanguage: text('invoice_language').$type<CustomerTerms['invoiceLanguage']>().notNull(),
    taxRounding: text('tax_rounding').$type<CustomerTerms['taxRounding']>().notNull(),
    invoiceNumber: text('invoice_number'),
    corporateNumber: text('corporate_number'),
    openingBalanceYen: bigint('opening_balance_yen', { mode: 'number' }),
    creditLimitYen: bigint('credit_limit_yen', { mode: 'number' }),
    showsCarryOver: boolean('shows_carry_over').notNull(),
    hasFuelSurcharge: boolean('has_fuel_surcharge').notNull(),
    invoiceNote: text('invoice_note'),
    note: text(),
    searchText: text('search_text').notNull(),
  },
  (table) => [
    uniqueIndex('customers_code_key').on(table.code),
    foldedCodeIndex('customers_folded_code_index', table.code),
    index('customers_code_order').on(byCodePoint(table.code)),
    index('customers_kana_order').on(inJapaneseOrder(table.kana), byCodePoint(table.code)),
    trigramIndex('customers_search_text_index', table.searchText),
  ],
);
