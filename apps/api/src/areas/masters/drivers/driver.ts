import { drivers } from '../../../db/schema/masters/drivers.ts';
import type { AreaPart } from '../../../module.ts';
import { anyExported } from '../../../services/exports/exported-entity.ts';
import { anyImported } from '../../../services/imports/imported-entity.ts';
import { exportedDrivers } from './driver-export.ts';
import { driverImageRoutes } from './driver-image-routes.ts';
import { clearTakenImages, mayReadPhoto } from './driver-image-store.ts';
import { importedDrivers } from './driver-import.ts';
import { driverPayRoutes } from './driver-pay-routes.ts';
import { driverRecordRoutes } from './driver-record-routes.ts';
import { driverRoutes } from './driver-routes.ts';
import { markLeavers } from './mark-leavers.ts';
import { leftDriverRemoval } from './remove-left-drivers.ts';

export const driver: AreaPart = {
  routes: [driverRoutes, driverRecordRoutes, driverPayRoutes, driverImageRoutes],
  exported: [anyExported(exportedDrivers)],
  imported: [anyImported(importedDrivers)],
  named: [drivers],
  fileReaders: [{ entity: 'driverImage', mayRead: mayReadPhoto }],
  expires: [({ db, files }) => clearTakenImages(db, files), ({ db, clock }) => markLeavers(db, clock)],
  removals: [leftDriverRemoval],
};
