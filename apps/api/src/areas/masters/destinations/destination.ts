import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { destinations } from '../../../db/schema/masters/destinations.ts';
import { directions } from '../../../db/schema/masters/directions.ts';
import type { AreaPart } from '../../../module.ts';
import { anyExported } from '../../../services/exports/exported-entity.ts';
import { anyImported } from '../../../services/imports/imported-entity.ts';
import { exportedDestinations } from './destination-export.ts';
import { destinationFinder } from './destination-finder.ts';
import { importedDestinations } from './destination-import.ts';
import { destinationText } from './destination-text.ts';

export const destination: AreaPart = {
  routes: async () => [(await import('./destination-routes.ts')).destinationRoutes],
  exported: [anyExported(exportedDestinations)],
  imported: [anyImported(importedDestinations)],
  finders: [destinationFinder],
  fieldTexts: [destinationText],
  named: [destinations],
  referring: [
    {
      entity: 'destination',
      table: destinations,
      name: destinations.name,
      nameEn: destinations.nameEn,
      department: null,
      to: [
        [cargoOwners, destinations.cargoOwnerId],
        [directions, destinations.directionId],
      ],
    },
  ],
};
