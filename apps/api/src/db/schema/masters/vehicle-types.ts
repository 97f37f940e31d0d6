import type { BodyType, Zone } from '@haisha/validation/vehicle-body';
import type { VehicleClass } from '@haisha/validation/vehicle-type';
import { sql } from 'drizzle-orm';
import { integer, jsonb, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entityColumns } from '../../columns.ts';
import { foldedCodeIndex, trigramIndex } from '../../indexes.ts';

export const vehicleTypes = pgTable(
  'vehicle_types',
  {
    ...entityColumns(),
    code: text().notNull(),
    name: text().notNull(),
    nameEn: text('name_en'),
    vehicleClass: text('vehicle_class').$type<VehicleClass>().notNull(),
    grossWeightKg: integer('gross_weight_kg'),
    maxLoadKg: integer('max_load_kg'),
    bodyType: text('body_type').$type<BodyType>(),
    zones: jsonb().$type<Zone[]>().notNull().default(sql`'[]'`),
    palletCapacity: integer('pallet_capacity'),
    rollCageCapacity: integer('roll_cage_capacity'),
    capacityCubicMetres: numeric('capacity_cubic_metres', { precision: 4, scale: 1, mode: 'number' }),
    fuelEconomyKmPerLitre: numeric('fuel_economy_km_per_litre', { precision: 4, scale: 2, mode: 'number' }),
    colour: text(),
    sortOrder: integer('sort_order').notNull(),
    note: text(),
    searchText: text('search_text').notNull(),
  },
  (table) => [
    uniqueIndex('vehicle_types_code_key').on(table.code),
    foldedCodeIndex('vehicle_types_folded_code_index', table.code),
    trigramIndex('vehicle_types_search_text_index', table.searchText),
  ],
);
