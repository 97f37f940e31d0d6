import { createEntityApi } from '@haisha/http/create-entity-api';
import { http } from '@haisha/platform';
import { dispatchRecords } from '@haisha/rules/areas/dispatch';
import type { deliveryContract } from '@haisha/validation/delivery';

/** Deliveries on the server. */
export const deliveriesApi = createEntityApi(
  http,
  dispatchRecords.delivery.resource,
  { name: 'delivery' } as typeof deliveryContract,
  ['cargoOwner', 'customer', 'department', 'course', 'direction', 'destination', 'vehicleType', 'allocation'],
);
