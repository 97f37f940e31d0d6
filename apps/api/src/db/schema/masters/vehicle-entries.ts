import type { VehicleEntryKind } from '@haisha/validation/vehicle-history';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { businessDate, entityColumns } from '../../columns.ts';
import { vehicles } from './vehicles.ts';

/** The history of a vehicle; `before` and `after` are filled where the system itself wrote the entry. */
export const vehicleEntries = pgTable(
  'vehicle_entries',
  {
    ...entityColumns(),
    vehicleId: uuid('vehicle_id')
      .notNull()
      .references(() => vehicles.id),
    kind: text().$type<VehicleEntryKind>().notNull(),
    entryDate: businessDate('entry_date').notNull(),
    odometerKm: integer('odometer_km'),
    vendor: text(),
    amountYen: integer('amount_yen'),
    taxYen: integer('tax_yen'),
    nextDueDate: businessDate('next_due_date'),
    note: text(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    searchText: text('search_text').notNull(),
  },
  (table) => [index('vehicle_entries_vehicle_id_index').on(table.vehicleId, table.entryDate, table.createdAt)],
);
