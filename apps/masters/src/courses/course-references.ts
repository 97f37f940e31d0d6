import { referenceTo } from '@haisha/records/naming/reference-to';
import { cargoOwner } from '@haisha/references/cargo-owners/cargo-owner';
import { deliveryCompany } from '@haisha/references/delivery-companies/delivery-company';
import { department } from '@haisha/references/departments/department';
import { direction } from '@haisha/references/directions/direction';
import { driver } from '@haisha/references/drivers/driver';
import { vehicleType } from '@haisha/references/vehicle-types/vehicle-type';
import { vehicle } from '@haisha/references/vehicles/vehicle';

/** What fields of a course refer to, for a conflict. */
export const courseReferences = {
  departmentId: referenceTo(department),
  directionId: referenceTo(direction),
  cargoOwnerId: referenceTo(cargoOwner),
  vehicleTypeId: referenceTo(vehicleType),
  defaultVehicleId: referenceTo(vehicle),
  defaultDriverId: referenceTo(driver),
  defaultDeliveryCompanyId: referenceTo(deliveryCompany),
};
