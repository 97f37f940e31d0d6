import type { RollCall } from '@haisha/validation/roll-call';
import { sql } from 'drizzle-orm';
import { boolean, check, index, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { businessDate } from '../../columns.ts';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';
import { departments } from '../masters/departments.ts';
import { drivers } from '../masters/drivers.ts';
import { vehicles } from '../masters/vehicles.ts';

/**
 * Roll calls (点呼記録簿, 輸送安全規則 第7条), as they were held. The migration adds a trigger: what was recorded is neither
 * changed nor removed; a call that was recorded wrongly is followed by another one.
 */
export const rollCalls = pgTable(
  'roll_calls',
  {
    id: uuid().primaryKey(),
    driverId: uuid('driver_id')
      .notNull()
      .references(() => drivers.id, { onDelete: 'cascade' }),
    /** The operation date, also after midnight. */
    workDate: businessDate('work_date').notNull(),
    departmentId: uuid('department_id')
      .notNull()
      .references(() => departments.id),
    vehicleId: uuid('vehicle_id').references(() => vehicles.id),
    kind: text().$type<RollCall['kind']>().notNull(),
    at: instant('at').notNull(),
    method: text().$type<RollCall['method']>().notNull(),
    methodReason: text('method_reason'),
    usedDetector: boolean('used_detector').notNull(),
    /** mg/L of breath. */
    alcohol: numeric({ precision: 3, scale: 2, mode: 'number' }),
    isHealthy: boolean('is_healthy'),
    isVehicleSound: boolean('is_vehicle_sound'),
    healthNote: text('health_note'),
    vehicleNote: text('vehicle_note'),
    condition: text(),
    reliefNotice: text('relief_notice'),
    instruction: text(),
    note: text(),
    result: text().$type<RollCall['result']>().notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    // The call book is read in this order, of all, of a department, of a driver, of whoever held the calls.
    index('roll_calls_day_index').on(table.workDate, table.at, table.id),
    index('roll_calls_driver_index').on(table.driverId, table.workDate, table.at, table.id),
    index('roll_calls_department_index').on(table.departmentId, table.workDate, table.at, table.id),
    index('roll_calls_officer_index').on(table.createdBy, table.workDate, table.at, table.id),
    index('roll_calls_refused_index').on(table.workDate, table.at, table.id).where(sql`${table.result} = 'refused'`),
    index('roll_calls_vehicle_index').on(table.vehicleId),
    check('roll_calls_may_drive', sql`${table.result} = 'refused' or coalesce(${table.alcohol}, 0) = 0`),
  ],
);
