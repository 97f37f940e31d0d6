import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
import type { AreaPart } from '../../../module.ts';
import { anyExported } from '../../../services/exports/exported-entity.ts';
import { anyImported } from '../../../services/imports/imported-entity.ts';
import { exportedVehicleTypes } from './vehicle-type-export.ts';
import { vehicleTypeFinder } from './vehicle-type-finder.ts';
import { importedVehicleTypes } from './vehicle-type-import.ts';

export const vehicleType: AreaPart = {
  routes: async () => [(await import('./vehicle-type-routes.ts')).vehicleTypeRoutes],
  exported: [anyExported(exportedVehicleTypes)],
  imported: [anyImported(importedVehicleTypes)],
  finders: [vehicleTypeFinder],
  named: [vehicleTypes],
};
