import { exportQuery } from '@haisha/validation/entity';
import { exportedAudit } from '../audit/audit-export.ts';
import type { RowScope } from '../crud/row-scope.ts';
import type { Database } from '../db/client.ts';
import { exportedDepartments } from '../modules/departments/department-export.ts';
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
  audit: prepared(exportedAudit),
};

function prepared<Row extends { id: string }, Query>(exported: ExportedEntity<Row, Query>): Prepare {
  const schema = exportQuery(exported.listQuery);
  // A query of a generic schema has no type of its own: the cast states what the schema did.
  return (db, query, scope) => prepareExport(db, exported, schema.parse(query) as Query & FileChoice, scope);
}
