import type { DriverRecordInput } from '@haisha/validation/driver-record';

/** What has been entered, in one piece; its contents are null for those who may not know. */
export type RecordOfDriver = { version: number; record: DriverRecordInput | null };

/** What stands in a record in which nothing has been entered. */
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
