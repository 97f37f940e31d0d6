import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
import { vehicles } from '../../../db/schema/masters/vehicles.ts';
import type { AreaPart } from '../../../module.ts';
import { anyExported } from '../../../services/exports/exported-entity.ts';
import { anyImported } from '../../../services/imports/imported-entity.ts';
import { exportedDrivers } from './driver-export.ts';
import { driverFinder } from './driver-finder.ts';
import { clearTakenImages, mayReadPhoto } from './driver-image-store.ts';
import { importedDrivers } from './driver-import.ts';
import { markLeavers } from './mark-leavers.ts';
import { leftDriverRemoval } from './remove-left-drivers.ts';

export const driver: AreaPart = {
  routes: async () => [
    (await import('./driver-routes.ts')).driverRoutes,
    (await import('./driver-record-routes.ts')).driverRecordRoutes,
    (await import('./driver-pay-routes.ts')).driverPayRoutes,
    (await import('./driver-image-routes.ts')).driverImageRoutes,
  ],
  exported: [anyExported(exportedDrivers)],
  imported: [anyImported(importedDrivers)],
  finders: [driverFinder],
  named: [drivers],
  fileReaders: [{ entity: 'driverImage', mayRead: mayReadPhoto }],
  expires: [({ db, files }) => clearTakenImages(db, files), ({ db, clock }) => markLeavers(db, clock)],
  removals: [leftDriverRemoval],
  referring: [
    {
      entity: 'driver',
      table: drivers,
      name: drivers.name,
      nameEn: drivers.nameEn,
      department: drivers.departmentId,
      to: [
        [departments, drivers.departmentId],
        [vehicleTypes, drivers.usableVehicleTypeIds],
        [vehicles, drivers.mainVehicleId],
        [deliveryCompanies, drivers.deliveryCompanyId],
      ],
    },
  ],
};
