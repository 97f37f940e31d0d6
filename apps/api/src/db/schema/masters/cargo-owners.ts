import type { CargoOwnerTerms } from '@haisha/validation/cargo-owner';
import type { TemperatureZone } from '@haisha/validation/vehicle-body';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { businessDate, entityColumns } from '../../columns.ts';
import { byCodePoint, foldedCodeIndex, inJapaneseOrder, trigramIndex } from '../../indexes.ts';
import { customers } from './customers.ts';

export const cargoOwners = pgTable(
  'cargo_owners',
  {
    ...entityColumns(),
    code: text().notNull(),
    name: text().notNull(),
    kana: text().notNull(),
    nameEn: text('name_en'),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    isTrueShipper: boolean('is_true_shipper').notNull(),
    isSpecifiedShipper: boolean('is_specified_shipper').notNull(),
    contactName: text('contact_name'),
    phone: text(),
    email: text(),
    defaultZone: text('default_zone').$type<TemperatureZone>(),
    defaultGoods: text('default_goods'),
    colour: text(),
    contractIssuedDate: businessDate('contract_issued_date'),
    includesHandling: boolean('includes_handling').notNull(),
    fareModel: text('fare_model').$type<CargoOwnerTerms['fareModel']>().notNull(),
    waitingRule: text('waiting_rule').$type<CargoOwnerTerms['waitingRule']>().notNull(),
    tollRule: text('toll_rule').$type<CargoOwnerTerms['tollRule']>().notNull(),
    surchargeRule: text('surcharge_rule').$type<CargoOwnerTerms['surchargeRule']>().notNull(),
    note: text(),
    searchText: text('search_text').notNull(),
  },
  (table) => [
    uniqueIndex('cargo_owners_code_key').on(table.code),
    foldedCodeIndex('cargo_owners_folded_code_index', table.code),
    index('cargo_owners_customer_id_index').on(table.customerId),
    index('cargo_owners_code_order').on(byCodePoint(table.code)),
    index('cargo_owners_kana_order').on(inJapaneseOrder(table.kana), byCodePoint(table.code)),
    trigramIndex('cargo_owners_search_text_index', table.searchText),
  ],
);
