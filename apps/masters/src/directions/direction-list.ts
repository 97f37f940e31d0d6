import { directionSortColumns } from '@haisha/validation/direction-choices';
import { ids } from '../list/list-definition.ts';

/** What the address of the list of directions can say. */
export const directionList = {
  sortColumns: directionSortColumns,
  filters: { departmentId: ids() },
  hiddenColumns: ['sortOrder', 'updatedAt'],
};
