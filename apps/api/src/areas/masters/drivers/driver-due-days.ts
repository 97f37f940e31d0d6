import { licenceDueDate, nextAptitudeTestDate, nextHealthCheckDate } from '@haisha/rules/driver-due';
import type { DriverInput } from '@haisha/validation/driver';
import type { DriverRecordInput } from '@haisha/validation/driver-record';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../db/database.ts';
import { driverRecords } from '../../../db/schema/masters/driver-records.ts';

type Employed = Pick<DriverInput, 'birthDate' | 'hiredDate' | 'appointedDate' | 'canWorkNights'>;

/** What of a record falls due. */
export type DueRecord = Pick<DriverRecordInput, 'licenceExpiryDate' | 'healthChecks' | 'aptitudeTests'>;

const nothingEntered: DueRecord = { licenceExpiryDate: null, healthChecks: [], aptitudeTests: [] };

/** Computes the due days of a driver from the record, or from what would have to be entered. */
export function driverDueDays(driver: Employed, record: DueRecord = nothingEntered) {
  return {
    licenceExpiryDate: licenceDueDate(record.licenceExpiryDate, driver),
    nextHealthCheckDate: nextHealthCheckDate(record.healthChecks, driver),
    nextAptitudeTestDate: nextAptitudeTestDate(record.aptitudeTests, driver),
  };
}

/** Whether there is no entry of a kind, or no record at all. */
export function isEmpty(entries: PgColumn): SQL<boolean> {
  return sql`coalesce(jsonb_array_length(${entries}), 0) = 0`;
}

/** Whether no licence expiry has been entered. */
export const lacksLicence = sql<boolean>`(${driverRecords.licenceExpiryDate} is null)`;

/** Reads the due records of drivers by id. */
export async function dueRecordsOf(tx: Transaction, driverIds: string[]): Promise<Map<string, DueRecord>> {
  const { driverId, licenceExpiryDate, healthChecks, aptitudeTests } = driverRecords;
  const rows = await tx
    .select({ driverId, licenceExpiryDate, healthChecks, aptitudeTests })
    .from(driverRecords)
    .where(inArray(driverId, driverIds));
  return new Map(rows.map((row) => [row.driverId, row]));
}
