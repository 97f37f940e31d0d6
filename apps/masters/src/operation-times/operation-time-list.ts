import { ids, manyOf } from '@haisha/records/list/list-definition';
import { operationTimeSortColumns, shiftKinds } from '@haisha/validation/operation-time-choices';

/** What the address of the list of operation times can say. */
export const operationTimeList = {
  sortColumns: operationTimeSortColumns,
  filters: { departmentId: ids(), shiftKind: manyOf(shiftKinds) },
  hiddenColumns: ['shiftKind', 'courseTimes', 'updatedAt'],
  wideColumns: ['shiftKind'],
};
