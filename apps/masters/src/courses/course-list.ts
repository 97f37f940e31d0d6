import { ids, manyOf } from '@haisha/records/list/list-definition';
import { courseKinds, courseSortColumns } from '@haisha/validation/course-choices';

/** What the address of the list of courses can say. */
export const courseList = {
  sortColumns: courseSortColumns,
  filters: { departmentId: ids(), directionId: ids(), vehicleTypeId: ids(), kind: manyOf(courseKinds) },
  hiddenColumns: [
    'roundNumber',
    'directionName',
    'cargoOwnerName',
    'zones',
    'weekdays',
    'departMinutes',
    'endMinutes',
    'standardDistanceKm',
    'validFrom',
    'validTo',
    'updatedAt',
  ],
};
