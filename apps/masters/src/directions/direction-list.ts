import { ids } from '@haisha/records/list/list-definition';
import { directionSortColumns } from '@haisha/validation/direction-choices';

/** What the address of the list of directions can say. */
export const directionList = {
  sortColumns: directionSortColumns,
  filters: { departmentId: ids() },
  hiddenColumns: ['sortOrder', 'updatedAt'],
};
