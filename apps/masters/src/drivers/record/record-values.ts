import { picked } from '@haisha/records/form/picked';
import { type DriverRecord, type DriverRecordInput, driverRecordInputSchema } from '@haisha/validation/driver-record';
import type { Control, UseFormReturn } from 'react-hook-form';

/** What the form of a record holds while it is being filled in. */
type RecordValues = (typeof driverRecordInputSchema)['_zod']['input'];
export type RecordControl = Control<RecordValues, unknown, DriverRecordInput>;
export type RecordFormApi = UseFormReturn<RecordValues, unknown, DriverRecordInput>;

/** The fields of a record as its form holds them. */
export function recordValues(row: DriverRecord): DriverRecordInput {
  return picked<DriverRecordInput>(driverRecordInputSchema.shape, row);
}
