import { ids, manyOf, oneOf } from '@haisha/records/list/list-definition';
import { courseKinds, courseSortColumns, stopOrders } from '@haisha/validation/course-choices';

/** What the address of the list of courses can say. */
export const courseList = {
  sortColumns: courseSortColumns,
  filters: {
    departmentId: ids(),
    directionId: ids(),
    vehicleTypeId: ids(),
    kind: manyOf(courseKinds),
    stopOrder: oneOf(stopOrders),
  },
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
  wideColumns: ['directionName', 'departMinutes', 'endMinutes'],
};
