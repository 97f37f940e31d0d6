import type { AreaPart } from '../../../module.ts';
import { anyExported } from '../../../services/exports/exported-entity.ts';
import { anyImported } from '../../../services/imports/imported-entity.ts';
import { exportedDeliveries } from './delivery-export.ts';
import { deliveryFinder } from './delivery-finder.ts';
import { importedDeliveries } from './delivery-import.ts';
import { deliveryReferences } from './delivery-references.ts';
import { mayReadDelivery } from './files/may-read-delivery.ts';

export const delivery: AreaPart = {
  routes: async () => [
    (await import('./record-routes.ts')).recordRoutes,
    (await import('./commands/command-routes.ts')).commandRoutes,
    (await import('./generation/generation-routes.ts')).generationRoutes,
    (await import('./files/delivery-file-routes.ts')).deliveryFileRoutes,
  ],
  exported: [anyExported(exportedDeliveries)],
  imported: [anyImported(importedDeliveries)],
  finders: [deliveryFinder],
  fileReaders: [{ entity: 'delivery', mayRead: mayReadDelivery }],
  referring: [deliveryReferences],
};
