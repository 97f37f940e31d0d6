import type { DriverRecord } from '@haisha/validation/driver-record';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { businessDate } from '../../columns.ts';
import { driverPartColumns } from './driver-part-columns.ts';

/** Licences, qualifications, health and aptitude: apart from the driver, as fewer people may read them. */
export const driverRecords = pgTable(
  'driver_records',
  {
    ...driverPartColumns(),
    licenceNumber: text('licence_number'),
    licenceMedium: text('licence_medium').$type<DriverRecord['licenceMedium']>(),
    licenceExpiryDate: businessDate('licence_expiry_date'),
    hasTowing: boolean('has_towing').notNull(),
    licenceConditions: text('licence_conditions'),
    licences: jsonb().$type<DriverRecord['licences']>().notNull(),
    qualifications: jsonb().$type<DriverRecord['qualifications']>().notNull(),
    healthChecks: jsonb('health_checks').$type<DriverRecord['healthChecks']>().notNull(),
    sleepApneaCheckDate: businessDate('sleep_apnea_check_date'),
    healthRestrictions: text('health_restrictions'),
    aptitudeTests: jsonb('aptitude_tests').$type<DriverRecord['aptitudeTests']>().notNull(),
    events: jsonb().$type<DriverRecord['events']>().notNull(),
  },
  (table) => [
    index('driver_records_ending_qualifications')
      .on(table.driverId)
      .where(hasQualificationThatEnds(table.qualifications)),
    index('driver_records_licences_without_day').on(table.driverId).where(hasLicenceWithoutDay(table.licences)),
  ],
);

/** Few have one of those; queries find them only in the same words. */
export function hasQualificationThatEnds(qualifications: AnyPgColumn): SQL {
  return sql`${qualifications} @? '$[*].expiryDate ? (@ != null)'`;
}

/** Whether it is not known since when a class of a licence is held. */
export function hasLicenceWithoutDay(licences: AnyPgColumn): SQL {
  return sql`${licences} @? '$[*].obtainedDate ? (@ == null)'`;
}
