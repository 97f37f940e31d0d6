import type { EntityFields } from '@haisha/validation/entity';
import type { ImportEntity } from '@haisha/validation/import-choices';
import { importedCargoOwners } from '../../areas/masters/cargo-owners/cargo-owner-import.ts';
import { importedCourses } from '../../areas/masters/courses/course-import.ts';
import { importedCustomers } from '../../areas/masters/customers/customer-import.ts';
import { importedDeliveryCompanies } from '../../areas/masters/delivery-companies/delivery-company-import.ts';
import { importedDepartments } from '../../areas/masters/departments/department-import.ts';
import { importedDestinations } from '../../areas/masters/destinations/destination-import.ts';
import { importedDirections } from '../../areas/masters/directions/direction-import.ts';
import { importedDrivers } from '../../areas/masters/drivers/driver-import.ts';
import { importedOperationTimes } from '../../areas/masters/operation-times/operation-time-import.ts';
import { importedVehicleTypes } from '../../areas/masters/vehicle-types/vehicle-type-import.ts';
import { importedVehicles } from '../../areas/masters/vehicles/vehicle-import.ts';
import type { AnyImported, ImportedEntity } from './imported-entity.ts';

/** Every master that can be imported. */
export const importedEntities: Record<ImportEntity, AnyImported> = {
  department: forEngine(importedDepartments),
  vehicleType: forEngine(importedVehicleTypes),
  vehicle: forEngine(importedVehicles),
  driver: forEngine(importedDrivers),
  customer: forEngine(importedCustomers),
  cargoOwner: forEngine(importedCargoOwners),
  course: forEngine(importedCourses),
  destination: forEngine(importedDestinations),
  deliveryCompany: forEngine(importedDeliveryCompanies),
  direction: forEngine(importedDirections),
  operationTime: forEngine(importedOperationTimes),
};

/** The engine passes rows and inputs of a master to that master alone: the cast states it. */
function forEngine<Row extends EntityFields, Input extends object>(imported: ImportedEntity<Row, Input>): AnyImported {
  return imported as unknown as AnyImported;
}
