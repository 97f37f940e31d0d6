import { ids, manyOf, oneOf } from '@haisha/records/list/list-definition';
import { dueFilters } from '@haisha/validation/due-choices';
import { bodyTypes } from '@haisha/validation/vehicle-body-choices';
import {
  inspectionDueFilters,
  ownershipTypes,
  vehicleSortColumns,
  vehicleStatuses,
} from '@haisha/validation/vehicle-choices';

/** What the address of the list of vehicles can say. */
export const vehicleList = {
  sortColumns: vehicleSortColumns,
  filters: {
    departmentId: ids(),
    vehicleTypeId: ids(),
    status: manyOf(vehicleStatuses),
    ownershipType: manyOf(ownershipTypes),
    bodyType: manyOf(bodyTypes),
    inspectionDue: oneOf(inspectionDueFilters),
    due: oneOf(dueFilters),
  },
  hiddenColumns: ['ownershipType', 'bodyType', 'grossWeightKg', 'maxLoadKg', 'odometerKm', 'updatedAt'],
  wideColumns: ['maxLoadKg', 'odometerKm'],
};
