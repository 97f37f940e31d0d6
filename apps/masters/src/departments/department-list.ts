import { departmentKinds, departmentSortColumns } from '@haisha/validation/department';
import { manyOf } from '../list/list-definition.ts';

/** What the address of the list of departments can say. */
export const departmentList = {
  sortColumns: departmentSortColumns,
  filters: { kind: manyOf(departmentKinds) },
  hiddenColumns: ['parentName', 'postalCode', 'phone', 'updatedAt'],
};
