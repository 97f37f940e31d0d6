import { destinations } from '../../src/db/schema/masters/destinations.ts';
import { createDestination, destinationBody } from '../masters.ts';
import type { RowKind } from '../row-kind.ts';

export const rowKind: RowKind = {
  name: 'destination',
  resource: 'destinations',
  table: destinations,
  needs: ['cargoOwner'],
  create: (admin, { cargoOwner }) => createDestination(admin, { cargoOwnerId: cargoOwner.id }),
  body: ({ destination }) => destinationBody({ cargoOwnerId: destination.cargoOwnerId }),
  change: () => ({ field: 'holidayRule', value: 'closed' }),
};
