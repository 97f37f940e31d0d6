import { deliveryCompanies } from '../../src/db/schema/masters/delivery-companies.ts';
import { createDeliveryCompany, deliveryCompanyBody } from '../masters.ts';
import type { RowKind } from '../row-kind.ts';

export const rowKind: RowKind = {
  name: 'deliveryCompany',
  resource: 'delivery-companies',
  table: deliveryCompanies,
  create: (admin) => createDeliveryCompany(admin),
  body: () => deliveryCompanyBody(),
  change: () => ({ field: 'orderSending', value: 'portal' }),
};
