import type { Course } from '@haisha/validation/course';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { businessDate, entityColumns } from '../../columns.ts';
import { byCodePoint, foldedCodeIndex, trigramIndex } from '../../indexes.ts';
import { cargoOwners } from './cargo-owners.ts';
import { deliveryCompanies } from './delivery-companies.ts';
import { departments } from './departments.ts';
import { directions } from './directions.ts';
import { drivers } from './drivers.ts';
import { vehicleTypes } from './vehicle-types.ts';
import { vehicles } from './vehicles.ts';

export const courses = pgTable(
  'courses',
  {
    ...entityColumns(),
    code: text().notNull(),
    name: text().notNull(),
    nameEn: text('name_en'),
    roundNumber: integer('round_number').notNull(),
    departmentId: uuid('department_id')
      .notNull()
      .references(() => departments.id),
    directionId: uuid('direction_id').references(() => directions.id),
    cargoOwnerId: uuid('cargo_owner_id').references(() => cargoOwners.id),
    kind: text().$type<Course['kind']>().notNull(),
    vehicleTypeId: uuid('vehicle_type_id')
      .notNull()
      .references(() => vehicleTypes.id),
    zones: text().array().$type<Course['zones']>().notNull(),
    weekdays: text().array().$type<Course['weekdays']>().notNull(),
    runsOnHolidays: boolean('runs_on_holidays').notNull(),
    validFrom: businessDate('valid_from'),
    validTo: businessDate('valid_to'),
    startPlace: text('start_place').notNull(),
    endPlace: text('end_place').notNull(),
    reportMinutes: integer('report_minutes').notNull(),
    rollCallMinutes: integer('roll_call_minutes'),
    leaveGarageMinutes: integer('leave_garage_minutes').notNull(),
    loadStartMinutes: integer('load_start_minutes'),
    loadEndMinutes: integer('load_end_minutes'),
    departMinutes: integer('depart_minutes').notNull(),
    returnMinutes: integer('return_minutes').notNull(),
    endMinutes: integer('end_minutes').notNull(),
    drivingMinutes: integer('driving_minutes'),
    breakMinutes: integer('break_minutes'),
    standardDistanceKm: numeric('standard_distance_km', { precision: 5, scale: 1, mode: 'number' }),
    usualTollYen: integer('usual_toll_yen'),
    tollRoute: text('toll_route'),
    driverAllowanceYen: integer('driver_allowance_yen'),
    crew: integer().notNull(),
    hasHelper: boolean('has_helper').notNull(),
    defaultVehicleId: uuid('default_vehicle_id').references(() => vehicles.id),
    defaultDriverId: uuid('default_driver_id').references(() => drivers.id),
    defaultDeliveryCompanyId: uuid('default_delivery_company_id').references(() => deliveryCompanies.id),
    isTemporary: boolean('is_temporary').notNull(),
    /** Of `course_stops`, as counting them for every course of a list takes long. */
    stopCount: integer('stop_count').notNull().default(0),
    /** A stop would be reached before the one before it is left; of `course_stops` as well. */
    hasEarlyStop: boolean('has_early_stop').notNull().default(false),
    note: text(),
    searchText: text('search_text').notNull(),
  },
  (table) => [
    uniqueIndex('courses_code_key').on(table.code),
    foldedCodeIndex('courses_folded_code_index', table.code),
    index('courses_department_id_index').on(table.departmentId),
    index('courses_direction_id_index').on(table.directionId),
    index('courses_cargo_owner_id_index').on(table.cargoOwnerId),
    index('courses_vehicle_type_id_index').on(table.vehicleTypeId),
    index('courses_default_vehicle_id_index').on(table.defaultVehicleId),
    index('courses_default_driver_id_index').on(table.defaultDriverId),
    index('courses_default_delivery_company_id_index').on(table.defaultDeliveryCompanyId),
    index('courses_has_early_stop_index').on(table.code).where(sql`has_early_stop`),
    index('courses_code_order').on(byCodePoint(table.code)),
    trigramIndex('courses_search_text_index', table.searchText),
  ],
);
