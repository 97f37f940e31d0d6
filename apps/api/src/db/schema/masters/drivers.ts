import type { Driver } from '@haisha/validation/driver';
import { employmentTypes } from '@haisha/validation/driver-choices';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { businessDate, entityColumns } from '../../columns.ts';
import { asListed, backwards, byCodePoint, foldedCodeIndex, inJapaneseOrder, trigramIndex } from '../../indexes.ts';
import { users } from '../identity/users.ts';
import { deliveryCompanies } from './delivery-companies.ts';
import { departments } from './departments.ts';
import { vehicles } from './vehicles.ts';

export const drivers = pgTable(
  'drivers',
  {
    ...entityColumns(),
    code: text().notNull(),
    name: text().notNull(),
    kana: text().notNull(),
    nameEn: text('name_en'),
    shortName: text('short_name').notNull(),
    sex: text().$type<Driver['sex']>().notNull(),
    birthDate: businessDate('birth_date').notNull(),
    postalCode: text('postal_code').notNull(),
    prefecture: text().notNull(),
    city: text().notNull(),
    addressLine1: text('address_line_1').notNull(),
    addressLine2: text('address_line_2'),
    phone: text().notNull(),
    emergencyName: text('emergency_name'),
    emergencyRelation: text('emergency_relation'),
    emergencyPhone: text('emergency_phone'),
    bloodGroup: text('blood_group').$type<Driver['bloodGroup']>(),
    departmentId: uuid('department_id')
      .notNull()
      .references(() => departments.id),
    employmentType: text('employment_type').$type<Driver['employmentType']>().notNull(),
    hiredDate: businessDate('hired_date').notNull(),
    appointedDate: businessDate('appointed_date'),
    leftDate: businessDate('left_date'),
    leftReason: text('left_reason'),
    jobKind: text('job_kind'),
    jobHistory: text('job_history'),
    registerNumber: text('register_number'),
    registerDate: businessDate('register_date'),
    usableZones: text('usable_zones').array().$type<Driver['usableZones']>().notNull(),
    usableVehicleTypeIds: uuid('usable_vehicle_type_ids').array().notNull(),
    mainVehicleId: uuid('main_vehicle_id').references(() => vehicles.id),
    availableWeekdays: text('available_weekdays').array().$type<Driver['availableWeekdays']>().notNull(),
    canWorkNights: boolean('can_work_nights').notNull(),
    monthlyHoursCap: integer('monthly_hours_cap'),
    deliveryCompanyId: uuid('delivery_company_id').references(() => deliveryCompanies.id),
    userId: uuid('user_id').references(() => users.id),
    gpsConsentDate: businessDate('gps_consent_date'),
    note: text(),
    /** What the qualifications ask for next, which fewer people may read: here to be found and sorted by. */
    licenceExpiryDate: businessDate('licence_expiry_date'),
    nextHealthCheckDate: businessDate('next_health_check_date').notNull(),
    nextAptitudeTestDate: businessDate('next_aptitude_test_date'),
    /** Whether the last day of employment is over, as of the last look: lists put those who have left last. */
    hasLeft: boolean('has_left').notNull().default(false),
    searchText: text('search_text').notNull(),
  },
  (table) => [
    uniqueIndex('drivers_code_key').on(table.code),
    foldedCodeIndex('drivers_folded_code_index', table.code),
    uniqueIndex('drivers_user_id_key').on(table.userId),
    index('drivers_department_id_index').on(table.departmentId),
    index('drivers_main_vehicle_id_index').on(table.mainVehicleId),
    index('drivers_delivery_company_id_index').on(table.deliveryCompanyId),
    index('drivers_code_order').on(byCodePoint(table.code)),
    index('drivers_kana_order').on(inJapaneseOrder(table.kana), byCodePoint(table.code)),
    index('drivers_hired_date_order').on(table.hiredDate, byCodePoint(table.code)),
    index('drivers_name_order').on(inJapaneseOrder(table.name), byCodePoint(table.code)),
    index('drivers_employment_type_order').on(asListed(table.employmentType, employmentTypes), byCodePoint(table.code)),
    // What falls due is read by its day alone, lists put those who have left last.
    index('drivers_licence_expiry_date_order').on(table.licenceExpiryDate, byCodePoint(table.code)),
    index('drivers_next_health_check_date_order').on(table.nextHealthCheckDate, byCodePoint(table.code)),
    index('drivers_next_aptitude_test_date_order').on(table.nextAptitudeTestDate, byCodePoint(table.code)),
    index('drivers_licence_due_order').on(table.hasLeft, table.licenceExpiryDate, byCodePoint(table.code)),
    backwards('drivers_licence_due_back', table.licenceExpiryDate, byCodePoint(table.code), table.hasLeft),
    index('drivers_health_due_order').on(table.hasLeft, table.nextHealthCheckDate, byCodePoint(table.code)),
    index('drivers_health_due_back').on(
      table.hasLeft,
      sql`${table.nextHealthCheckDate} desc`,
      sql`${byCodePoint(table.code)} desc`,
    ),
    index('drivers_aptitude_due_order').on(table.hasLeft, table.nextAptitudeTestDate, byCodePoint(table.code)),
    backwards('drivers_aptitude_due_back', table.nextAptitudeTestDate, byCodePoint(table.code), table.hasLeft),
    index('drivers_updated_at_order').on(table.updatedAt, byCodePoint(table.code)),
    trigramIndex('drivers_search_text_index', table.searchText),
  ],
);
