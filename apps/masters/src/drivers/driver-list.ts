import { ids, manyOf, oneOf } from '@haisha/records/list/list-definition';
import { driverSortColumns, driverStates, employmentTypes } from '@haisha/validation/driver-choices';
import { dueFilters } from '@haisha/validation/due-choices';

/** What the address of the list of drivers can say. */
export const driverList = {
  sortColumns: driverSortColumns,
  filters: {
    departmentId: ids(),
    state: manyOf(driverStates),
    employmentType: manyOf(employmentTypes),
    due: oneOf(dueFilters),
  },
  hiddenColumns: ['kana', 'employmentType', 'phone', 'courseCodes', 'hiredDate', 'updatedAt'],
  wideColumns: ['kana', 'employmentType', 'phone'],
};
