import { referenceTo } from '@haisha/records/naming/reference-to';
import { cargoOwner } from '@haisha/references/cargo-owners/cargo-owner';
import { course } from '@haisha/references/courses/course';
import { customer } from '@haisha/references/customers/customer';
import { department } from '@haisha/references/departments/department';
import { destination } from '@haisha/references/destinations/destination';
import { direction } from '@haisha/references/directions/direction';
import { vehicleType } from '@haisha/references/vehicle-types/vehicle-type';

/** What fields of a delivery refer to, for a conflict. */
export const deliveryReferences = {
  cargoOwnerId: referenceTo(cargoOwner),
  customerId: referenceTo(customer),
  departmentId: referenceTo(department),
  courseId: referenceTo(course),
  directionId: referenceTo(direction),
  originId: referenceTo(destination),
  destinationId: referenceTo(destination),
  requiredVehicleTypeId: referenceTo(vehicleType),
};
