import type { Allocation } from '@haisha/validation/allocation';
import type { RunFees } from '@haisha/validation/run-fees';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { businessDate, entityColumns } from '../../columns.ts';
import { trigramIndex } from '../../indexes.ts';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';
import { courses } from '../masters/courses.ts';
import { deliveryCompanies } from '../masters/delivery-companies.ts';
import { departments } from '../masters/departments.ts';
import { vehicles } from '../masters/vehicles.ts';
import { timeRange } from './time-range.ts';

/**
 * One run, from leaving the garage until coming back. The migration adds exclusion constraints: a vehicle or a trailer is
 * on one run at a time, as long as it is not cancelled, declined or archived.
 */
export const allocations = pgTable(
  'allocations',
  {
    ...entityColumns(),
    number: text().notNull(),
    operationDate: businessDate('operation_date').notNull(),
    departmentId: uuid('department_id')
      .notNull()
      .references(() => departments.id),
    courseId: uuid('course_id').references(() => courses.id),
    title: text(),
    ownership: text().$type<Allocation['ownership']>().notNull(),
    vehicleId: uuid('vehicle_id').references(() => vehicles.id),
    trailerId: uuid('trailer_id').references(() => vehicles.id),
    deliveryCompanyId: uuid('delivery_company_id').references(() => deliveryCompanies.id),
    hiredVehicle: text('hired_vehicle'),
    hiredDriverName: text('hired_driver_name'),
    tier: integer(),
    hiredFeeYen: integer('hired_fee_yen'),
    loadingFeeYen: integer('loading_fee_yen'),
    unloadingFeeYen: integer('unloading_fee_yen'),
    waitingFeeYen: integer('waiting_fee_yen'),
    surchargeYen: integer('surcharge_yen'),
    otherFeeYen: integer('other_fee_yen'),
    otherFeeText: text('other_fee_text'),
    tollYen: integer('toll_yen'),
    taxKind: text('tax_kind').$type<RunFees['taxKind']>(),
    paymentDate: businessDate('payment_date'),
    status: text().$type<Allocation['status']>().notNull(),
    during: timeRange('during').notNull(),
    /** The duty of the crew. */
    reportAt: instant('report_at').notNull(),
    endAt: instant('end_at').notNull(),
    plannedDistanceKm: numeric('planned_distance_km', { precision: 5, scale: 1, mode: 'number' }),
    drivingMinutes: integer('driving_minutes'),
    handlingMinutes: integer('handling_minutes'),
    waitingMinutes: integer('waiting_minutes'),
    breakMinutes: integer('break_minutes'),
    instruction: text(),
    needsInstruction: boolean('needs_instruction').notNull().default(false),
    actualOutAt: instant('actual_out_at'),
    actualInAt: instant('actual_in_at'),
    odometerOutKm: integer('odometer_out_km'),
    odometerInKm: integer('odometer_in_km'),
    /** Of the last check, with who went on with which reason. */
    findings: jsonb().$type<Allocation['findings']>().notNull().default(sql`'[]'`),
    requestedAt: instant('requested_at'),
    answeredAt: instant('answered_at'),
    confirmedAt: instant('confirmed_at'),
    confirmedBy: uuid('confirmed_by').references(() => users.id),
    cancelReason: text('cancel_reason'),
    note: text(),
    searchText: text('search_text').notNull(),
  },
  (table) => [
    uniqueIndex('allocations_number_key').on(table.number),
    index('allocations_department_index').on(table.departmentId, table.operationDate),
    index('allocations_operation_date_index').on(table.operationDate),
    index('allocations_vehicle_index').on(table.vehicleId, table.operationDate),
    index('allocations_trailer_index').on(table.trailerId),
    index('allocations_delivery_company_index').on(table.deliveryCompanyId, table.operationDate),
    index('allocations_course_index').on(table.courseId, table.operationDate),
    trigramIndex('allocations_search_text_index', table.searchText),
    check('allocations_during_bounds', sql`not isempty(${table.during}) and lower_inc(${table.during})`),
  ],
);
