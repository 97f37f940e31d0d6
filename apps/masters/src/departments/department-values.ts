import { picked } from '@haisha/records/form/picked';
import { type Department, type DepartmentInput, departmentInputSchema } from '@haisha/validation/department';
import type { Control, DefaultValues, UseFormReturn } from 'react-hook-form';

/** What the form of a department holds while it is being filled in. */
export type DepartmentValues = (typeof departmentInputSchema)['_zod']['input'];
export type DepartmentControl = Control<DepartmentValues, unknown, DepartmentInput>;
export type DepartmentFormApi = UseFormReturn<DepartmentValues, unknown, DepartmentInput>;

export const newDepartment: DefaultValues<DepartmentValues> = {
  dayBoundaryTime: '04:00',
  businessStartTime: '09:00',
  businessEndTime: '18:00',
  sortOrder: 0,
};

/** The fields of a department as its form holds them. */
export function departmentValues(row: Department): DepartmentInput {
  return picked<DepartmentInput>(departmentInputSchema.shape, row);
}
