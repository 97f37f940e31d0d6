import { exportQuery } from '@haisha/validation/entity';
import { exportedCargoOwners } from '../../areas/masters/cargo-owners/cargo-owner-export.ts';
import { exportedCourses } from '../../areas/masters/courses/course-export.ts';
import { exportedCustomers } from '../../areas/masters/customers/customer-export.ts';
import { exportedDeliveryCompanies } from '../../areas/masters/delivery-companies/delivery-company-export.ts';
import { exportedDepartments } from '../../areas/masters/departments/department-export.ts';
import { exportedDestinations } from '../../areas/masters/destinations/destination-export.ts';
import { exportedDirections } from '../../areas/masters/directions/direction-export.ts';
import { exportedDrivers } from '../../areas/masters/drivers/driver-export.ts';
import { exportedOperationTimes } from '../../areas/masters/operation-times/operation-time-export.ts';
import { exportedVehicleTypes } from '../../areas/masters/vehicle-types/vehicle-type-export.ts';
import { exportedVehicles } from '../../areas/masters/vehicles/vehicle-export.ts';
import type { Database } from '../../db/client.ts';
import { exportedAudit } from '../audit-log/audit-export.ts';
import type { RowScope } from '../records/read/row-scope.ts';
import type { ExportedEntity, FileChoice } from './exported-entity.ts';
import { type ExportFile, prepareExport } from './file/export-file.ts';
import type { ExportEntity } from './words/export-words.ts';

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
