import { referenceCell } from '@haisha/imports/reference-cell';
import { department } from '@haisha/references/departments/department';
import { vehicleType } from '@haisha/references/vehicle-types/vehicle-type';

/** The cells of imports of vehicles that name one record of another master. */
export const vehicleReferenceCells = {
  departmentName: referenceCell(department),
  vehicleTypeName: referenceCell(vehicleType),
};
