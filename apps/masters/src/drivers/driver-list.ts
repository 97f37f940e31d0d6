import { ids, manyOf } from '@haisha/records/list/list-definition';
import { driverSortColumns, driverStates, employmentTypes } from '@haisha/validation/driver-choices';

/** What the address of the list of drivers can say. */
export const driverList = {
  sortColumns: driverSortColumns,
  filters: { departmentId: ids(), state: manyOf(driverStates), employmentType: manyOf(employmentTypes) },
  hiddenColumns: ['kana', 'employmentType', 'phone', 'courseCodes', 'hiredDate', 'updatedAt'],
};
