import { referenceCell } from '@haisha/imports/reference-cell';
import { cargoOwner } from '@haisha/references/cargo-owners/cargo-owner';
import { course } from '@haisha/references/courses/course';
import { customer } from '@haisha/references/customers/customer';
import { department } from '@haisha/references/departments/department';
import { destination } from '@haisha/references/destinations/destination';
import { direction } from '@haisha/references/directions/direction';
import { vehicleType } from '@haisha/references/vehicle-types/vehicle-type';

const destinationCell = referenceCell(destination);

/** The cells of imports of deliveries that name one record of a master. */
export const deliveryReferenceCells = {
  cargoOwnerName: referenceCell(cargoOwner),
  customerName: referenceCell(customer),
  departmentName: referenceCell(department),
  courseName: referenceCell(course),
  directionName: referenceCell(direction),
  originName: destinationCell,
  destinationName: destinationCell,
  requiredVehicleTypeName: referenceCell(vehicleType),
};
