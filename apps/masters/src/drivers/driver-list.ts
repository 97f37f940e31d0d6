import { driverSortColumns, driverStates, employmentTypes } from '@haisha/validation/driver-choices';
import { ids, manyOf } from '../list/list-definition.ts';

/** What the address of the list of drivers can say. */
export const driverList = {
  sortColumns: driverSortColumns,
  filters: { departmentId: ids(), state: manyOf(driverStates), employmentType: manyOf(employmentTypes) },
  hiddenColumns: ['kana', 'employmentType', 'phone', 'courseCodes', 'hiredDate', 'updatedAt'],
};
