import { departments } from '../../../db/schema/masters/departments.ts';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
import { vehicles } from '../../../db/schema/masters/vehicles.ts';
import type { AreaPart } from '../../../module.ts';
import { anyExported } from '../../../services/exports/exported-entity.ts';
import { anyImported } from '../../../services/imports/imported-entity.ts';
import { mayReadEntry } from './may-read-entry.ts';
import { plateText } from './plate-text.ts';
import { exportedVehicles } from './vehicle-export.ts';
import { vehicleFinder } from './vehicle-finder.ts';
import { importedVehicles } from './vehicle-import.ts';
import { vehicleRemovals } from './vehicle-removals.ts';

export const vehicle: AreaPart = {
  routes: async () => [
    (await import('./vehicle-routes.ts')).vehicleRoutes,
    (await import('./vehicle-entry-routes.ts')).vehicleEntryRoutes,
    (await import('./vehicle-entry-file-routes.ts')).vehicleEntryFileRoutes,
  ],
  exported: [anyExported(exportedVehicles)],
  imported: [anyImported(importedVehicles)],
  finders: [vehicleFinder],
  auditedEntries: [{ entity: 'vehicleHistory', inLabel: 'vehicleId' }],
  fieldTexts: [plateText],
  fileReaders: [
    {
      entity: 'vehicleHistory',
      mayRead: (request, given, { entityId }) => mayReadEntry(request, given, entityId),
    },
  ],
  removals: vehicleRemovals,
  referring: [
    {
      entity: 'vehicle',
      table: vehicles,
      name: vehicles.code,
      department: vehicles.departmentId,
      to: [
        [departments, vehicles.departmentId],
        [vehicleTypes, vehicles.vehicleTypeId],
      ],
    },
  ],
};
