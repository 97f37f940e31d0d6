import { operationTimeSortColumns, shiftKinds } from '@haisha/validation/operation-time-choices';
import { ids, manyOf } from '../list/list-definition.ts';

/** What the address of the list of operation times can say. */
export const operationTimeList = {
  sortColumns: operationTimeSortColumns,
  filters: { departmentId: ids(), shiftKind: manyOf(shiftKinds) },
  hiddenColumns: ['shiftKind', 'courseTimes', 'updatedAt'],
};
