import { manyOf } from '@haisha/records/list/list-definition';
import { departmentKinds, departmentSortColumns } from '@haisha/validation/department';

/** What the address of the list of departments can say. */
export const departmentList = {
  sortColumns: departmentSortColumns,
  filters: { kind: manyOf(departmentKinds) },
  hiddenColumns: ['parentName', 'postalCode', 'phone', 'updatedAt'],
  wideColumns: ['parentName', 'phone'],
};
