import type { VehicleStatus } from '@haisha/validation/vehicle';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { businessDate } from '../../columns.ts';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';
import { vehicles } from './vehicles.ts';

/**
 * Periods of the status of a vehicle, both days included, open without an end. They never overlap: the migration adds
 * an exclusion constraint. Outside of any period a vehicle is in service.
 */
export const vehicleStatuses = pgTable(
  'vehicle_statuses',
  {
    id: uuid().primaryKey().defaultRandom(),
    vehicleId: uuid('vehicle_id')
      .notNull()
      .references(() => vehicles.id),
    status: text().$type<VehicleStatus>().notNull(),
    fromDate: businessDate('from_date').notNull(),
    toDate: businessDate('to_date'),
    note: text(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: uuid('created_by').references(() => users.id),
  },
  (table) => [
    index('vehicle_statuses_vehicle_id_index').on(table.vehicleId, table.fromDate),
    index('vehicle_statuses_retired_index').on(table.vehicleId).where(sql`status = 'retired'`),
    check('vehicle_statuses_order', sql`${table.toDate} >= ${table.fromDate}`),
  ],
);
