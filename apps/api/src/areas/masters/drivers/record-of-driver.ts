import type { DriverRecordInput } from '@haisha/validation/driver-record';

/** The record of a driver; null for users who may not read it. */
export type RecordOfDriver = { version: number; record: DriverRecordInput | null };

/** An empty record. */
export const noRecord: DriverRecordInput = {
  licenceNumber: null,
  licenceMedium: null,
  licenceExpiryDate: null,
  hasTowing: false,
  licenceConditions: null,
  licences: [],
  qualifications: [],
  healthChecks: [],
  sleepApneaCheckDate: null,
  healthRestrictions: null,
  aptitudeTests: [],
  events: [],
};
