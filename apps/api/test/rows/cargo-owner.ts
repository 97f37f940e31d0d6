import { cargoOwners } from '../../src/db/schema/masters/cargo-owners.ts';
import { cargoOwnerBody, createCargoOwner } from '../masters.ts';
import type { RowKind } from '../row-kind.ts';

export const rowKind: RowKind = {
  name: 'cargoOwner',
  resource: 'cargo-owners',
  table: cargoOwners,
  create: (admin) => createCargoOwner(admin),
  body: ({ customer }) => cargoOwnerBody({ customerId: customer.id }),
  change: () => ({ field: 'defaultZone', value: 'frozen' }),
};
