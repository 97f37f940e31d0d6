import { referenceTo } from '@haisha/records/naming/reference-to';
import { department } from '@haisha/references/departments/department';
import { vehicleType } from '@haisha/references/vehicle-types/vehicle-type';
import { vehicle } from '@haisha/references/vehicles/vehicle';

/** What fields of a driver refer to, for a conflict. */
export const driverReferences = {
  departmentId: referenceTo(department),
  usableVehicleTypeIds: referenceTo(vehicleType),
  mainVehicleId: referenceTo(vehicle),
};
