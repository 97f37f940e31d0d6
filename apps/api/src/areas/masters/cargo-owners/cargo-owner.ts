import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { customers } from '../../../db/schema/masters/customers.ts';
import type { AreaPart } from '../../../module.ts';
import { anyExported } from '../../../services/exports/exported-entity.ts';
import { anyImported } from '../../../services/imports/imported-entity.ts';
import { exportedCargoOwners } from './cargo-owner-export.ts';
import { cargoOwnerFinder } from './cargo-owner-finder.ts';
import { importedCargoOwners } from './cargo-owner-import.ts';

export const cargoOwner: AreaPart = {
  routes: async () => [(await import('./cargo-owner-routes.ts')).cargoOwnerRoutes],
  exported: [anyExported(exportedCargoOwners)],
  imported: [anyImported(importedCargoOwners)],
  finders: [cargoOwnerFinder],
  named: [cargoOwners],
  referring: [
    {
      entity: 'cargoOwner',
      table: cargoOwners,
      name: cargoOwners.name,
      nameEn: cargoOwners.nameEn,
      department: null,
      to: [[customers, cargoOwners.customerId]],
    },
  ],
};
