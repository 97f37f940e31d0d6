import { tokyoDate } from '@haisha/i18n';
import { picked } from '@haisha/records/form/picked';
import {
  type OperationTime,
  type OperationTimeInput,
  operationTimeInputSchema,
} from '@haisha/validation/operation-time';
import type { Control, DefaultValues, UseFormReturn } from 'react-hook-form';

/** What the form of an operation time holds while it is being filled in. */
export type OperationTimeValues = (typeof operationTimeInputSchema)['_zod']['input'];
export type OperationTimeControl = Control<OperationTimeValues, unknown, OperationTimeInput>;
export type OperationTimeFormApi = UseFormReturn<OperationTimeValues, unknown, OperationTimeInput>;

/** What a new one starts with: usual minutes for inspection and roll call, valid from today. */
export function newOperationTime(): DefaultValues<OperationTimeValues> {
  return {
    dayTypes: ['weekday', 'saturday', 'sunday', 'holiday'],
    beforeMinutes: 30,
    afterMinutes: 20,
    breaks: [],
    courseTimes: [],
    validFrom: tokyoDate(),
  };
}

/** The fields of an operation time as its form holds them: of the times of courses without the names. */
export function operationTimeValues(row: OperationTime): OperationTimeInput {
  const courseTimes = row.courseTimes.map(({ courseName: _, courseNameEn: __, ...time }) => time);
  return { ...picked<OperationTimeInput>(operationTimeInputSchema.shape, row), courseTimes };
}
