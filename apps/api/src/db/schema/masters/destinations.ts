import type { Destination } from '@haisha/validation/destination';
import { destinationKinds } from '@haisha/validation/destination-choices';
import { isNotNull, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { businessDate, entityColumns } from '../../columns.ts';
import {
  asListed,
  backwards,
  byCodePoint,
  cellOf,
  foldedCodeIndex,
  inJapaneseOrder,
  trigramIndex,
} from '../../indexes.ts';
import { cargoOwners } from './cargo-owners.ts';
import { directions } from './directions.ts';

export const destinations = pgTable(
  'destinations',
  {
    ...entityColumns(),
    code: text().notNull(),
    storeCode: text('store_code'),
    name: text().notNull(),
    kana: text().notNull(),
    nameEn: text('name_en'),
    cargoOwnerId: uuid('cargo_owner_id')
      .notNull()
      .references(() => cargoOwners.id),
    kind: text().$type<Destination['kind']>().notNull(),
    postalCode: text('postal_code').notNull(),
    prefecture: text().notNull(),
    city: text().notNull(),
    addressLine1: text('address_line_1').notNull(),
    addressLine2: text('address_line_2'),
    latitude: numeric({ precision: 9, scale: 6, mode: 'number' }),
    longitude: numeric({ precision: 9, scale: 6, mode: 'number' }),
    geoState: text('geo_state').$type<Destination['geoState']>().notNull(),
    entranceLatitude: numeric('entrance_latitude', { precision: 9, scale: 6, mode: 'number' }),
    entranceLongitude: numeric('entrance_longitude', { precision: 9, scale: 6, mode: 'number' }),
    phone: text(),
    contactName: text('contact_name'),
    slots: jsonb().$type<Destination['slots']>().notNull().default(sql`'[]'`),
    closedWeekdays: text('closed_weekdays').array().$type<Destination['closedWeekdays']>().notNull(),
    holidayRule: text('holiday_rule').$type<Destination['holidayRule']>().notNull(),
    workMinutes: integer('work_minutes').notNull(),
    largestVehicleClass: text('largest_vehicle_class').$type<Destination['largestVehicleClass']>(),
    maxHeightCm: integer('max_height_cm'),
    maxLengthCm: integer('max_length_cm'),
    entrySide: text('entry_side').$type<Destination['entrySide']>(),
    roadRestriction: text('road_restriction'),
    hasDock: boolean('has_dock').notNull(),
    hasSlope: boolean('has_slope').notNull(),
    needsTailLift: boolean('needs_tail_lift').notNull(),
    takesRollCages: boolean('takes_roll_cages').notNull(),
    takesNightDrops: boolean('takes_night_drops').notNull(),
    parkingPlace: text('parking_place'),
    receiptRule: text('receipt_rule').$type<Destination['receiptRule']>(),
    zones: text().array().$type<Destination['zones']>().notNull(),
    emptiesToCollect: text('empties_to_collect'),
    directionId: uuid('direction_id').references(() => directions.id),
    validFrom: businessDate('valid_from'),
    validTo: businessDate('valid_to'),
    isTemporary: boolean('is_temporary').notNull(),
    note: text(),
    searchText: text('search_text').notNull(),
  },
  (table) => [
    uniqueIndex('destinations_code_key').on(table.code),
    foldedCodeIndex('destinations_folded_code_index', table.code),
    uniqueIndex('destinations_store_code_key').on(table.cargoOwnerId, table.storeCode),
    index('destinations_direction_id_index').on(table.directionId),
    index('destinations_phone_index').on(table.phone),
    index('destinations_code_order').on(byCodePoint(table.code)),
    index('destinations_kana_order').on(inJapaneseOrder(table.kana), byCodePoint(table.code)),
    index('destinations_name_order').on(inJapaneseOrder(table.name), byCodePoint(table.code)),
    index('destinations_store_code_order').on(byCodePoint(table.storeCode), byCodePoint(table.code)),
    backwards('destinations_store_code_back', byCodePoint(table.storeCode), byCodePoint(table.code)),
    index('destinations_city_order').on(
      inJapaneseOrder(table.prefecture),
      inJapaneseOrder(table.city),
      byCodePoint(table.code),
    ),
    index('destinations_kind_order').on(asListed(table.kind, destinationKinds), byCodePoint(table.code)),
    index('destinations_updated_at_order').on(table.updatedAt, byCodePoint(table.code)),
    index('destinations_cell_index')
      .on(cellOf(table.latitude), cellOf(table.longitude))
      .where(isNotNull(table.latitude)),
    trigramIndex('destinations_search_text_index', table.searchText),
  ],
);
