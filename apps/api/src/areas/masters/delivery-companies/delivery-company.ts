import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import type { AreaPart } from '../../../module.ts';
import { anyExported } from '../../../services/exports/exported-entity.ts';
import { anyImported } from '../../../services/imports/imported-entity.ts';
import { exportedDeliveryCompanies } from './delivery-company-export.ts';
import { deliveryCompanyFinder } from './delivery-company-finder.ts';
import { importedDeliveryCompanies } from './delivery-company-import.ts';

export const deliveryCompany: AreaPart = {
  routes: async () => [(await import('./delivery-company-routes.ts')).deliveryCompanyRoutes],
  exported: [anyExported(exportedDeliveryCompanies)],
  imported: [anyImported(importedDeliveryCompanies)],
  finders: [deliveryCompanyFinder],
  named: [deliveryCompanies],
};
