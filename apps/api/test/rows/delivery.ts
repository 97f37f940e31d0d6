import type { Delivery } from '@haisha/validation/delivery';
import { deliveries } from '../../src/db/schema/dispatch/deliveries.ts';
import { createDelivery, deliveryBody } from '../deliveries.ts';
import { createDestination } from '../masters.ts';
import type { RowKind } from '../row-kind.ts';

export const rowKind: RowKind = {
  name: 'delivery',
  resource: 'deliveries',
  table: deliveries,
  needs: ['department', 'destination'],
  create: async (admin, { department, destination }) => {
    const { cargoOwnerId } = destination;
    const origin = await createDestination(admin, { cargoOwnerId, kind: 'centre' });
    const places = { departmentId: department.id, cargoOwnerId, originId: origin.id, destinationId: destination.id };
    return await createDelivery(admin, places);
  },
  body: ({ delivery }) => {
    const { departmentId, cargoOwnerId, originId, destinationId } = delivery as unknown as Delivery;
    return deliveryBody({ departmentId, cargoOwnerId, originId, destinationId });
  },
  change: () => ({ field: 'needsTailLift', value: true }),
};
