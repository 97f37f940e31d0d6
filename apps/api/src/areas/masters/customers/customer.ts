import { customers } from '../../../db/schema/masters/customers.ts';
import type { AreaPart } from '../../../module.ts';
import { anyExported } from '../../../services/exports/exported-entity.ts';
import { anyImported } from '../../../services/imports/imported-entity.ts';
import { exportedCustomers } from './customer-export.ts';
import { customerFinder } from './customer-finder.ts';
import { importedCustomers } from './customer-import.ts';

export const customer: AreaPart = {
  routes: async () => [(await import('./customer-routes.ts')).customerRoutes],
  exported: [anyExported(exportedCustomers)],
  imported: [anyImported(importedCustomers)],
  finders: [customerFinder],
  named: [customers],
};
