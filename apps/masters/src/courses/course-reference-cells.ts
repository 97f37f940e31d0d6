import { referenceCell } from '@haisha/imports/reference-cell';
import { cargoOwner } from '@haisha/references/cargo-owners/cargo-owner';
import { deliveryCompany } from '@haisha/references/delivery-companies/delivery-company';
import { department } from '@haisha/references/departments/department';
import { direction } from '@haisha/references/directions/direction';
import { driver } from '@haisha/references/drivers/driver';
import { vehicleType } from '@haisha/references/vehicle-types/vehicle-type';
import { vehicle } from '@haisha/references/vehicles/vehicle';

/** The cells of imports of courses that name one record of another master. */
export const courseReferenceCells = {
  departmentName: referenceCell(department),
  directionName: referenceCell(direction),
  cargoOwnerName: referenceCell(cargoOwner),
  vehicleTypeName: referenceCell(vehicleType),
  defaultVehicleName: referenceCell(vehicle),
  defaultDriverName: referenceCell(driver),
  defaultDeliveryCompanyName: referenceCell(deliveryCompany),
};
