import { customers } from '../../src/db/schema/masters/customers.ts';
import { customerBody } from '../masters.ts';
import type { RowKind } from '../row-kind.ts';

export const rowKind: RowKind = {
  name: 'customer',
  resource: 'customers',
  table: customers,
  needs: ['cargoOwner'],
  create: async (admin, { cargoOwner }) => (await admin.get(`/api/customers/${cargoOwner.customerId}`)).json(),
  body: () => customerBody(),
  change: () => ({ field: 'honorific', value: '様' }),
};
