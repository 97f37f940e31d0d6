import { exportQuery } from '@haisha/validation/entity';
import { exportedAudit } from '../audit/audit-export.ts';
import type { RowScope } from '../crud/row-scope.ts';
import type { Database } from '../db/client.ts';
import { exportedCargoOwners } from '../modules/cargo-owners/cargo-owner-export.ts';
import { exportedCourses } from '../modules/courses/course-export.ts';
import { exportedCustomers } from '../modules/customers/customer-export.ts';
import { exportedDeliveryCompanies } from '../modules/delivery-companies/delivery-company-export.ts';
import { exportedDepartments } from '../modules/departments/department-export.ts';
import { exportedDestinations } from '../modules/destinations/destination-export.ts';
import { exportedDirections } from '../modules/directions/direction-export.ts';
import { exportedDrivers } from '../modules/drivers/driver-export.ts';
import { exportedOperationTimes } from '../modules/operation-times/operation-time-export.ts';
import { exportedVehicleTypes } from '../modules/vehicle-types/vehicle-type-export.ts';
import { exportedVehicles } from '../modules/vehicles/vehicle-export.ts';
import { type ExportFile, prepareExport } from './export-file.ts';
import type { ExportEntity } from './export-words.ts';
import type { ExportedEntity, FileChoice } from './exported-entity.ts';

type Prepare = (db: Database, query: Record<string, unknown>, scope: RowScope) => Promise<ExportFile>;

/** Every list that can be taken away as a file, for the job that writes it. */
export const exportedEntities: Record<ExportEntity, Prepare> = {
  department: prepared(exportedDepartments),
  vehicleType: prepared(exportedVehicleTypes),
  vehicle: prepared(exportedVehicles),
  driver: prepared(exportedDrivers),
  customer: prepared(exportedCustomers),
  cargoOwner: prepared(exportedCargoOwners),
  course: prepared(exportedCourses),
  destination: prepared(exportedDestinations),
  deliveryCompany: prepared(exportedDeliveryCompanies),
  direction: prepared(exportedDirections),
  operationTime: prepared(exportedOperationTimes),
  audit: prepared(exportedAudit),
};

function prepared<Row extends { id: string }, Query>(exported: ExportedEntity<Row, Query>): Prepare {
  const schema = exportQuery(exported.listQuery);
  // A query of a generic schema has no type of its own: the cast states what the schema did.
  return (db, query, scope) => prepareExport(db, exported, schema.parse(query) as Query & FileChoice, scope);
}
