import { createEntityApi } from '@haisha/http/create-entity-api';
import { http } from '@haisha/platform';
import type { customerContract } from '@haisha/validation/customer';

/** Customers on the server. */
export const customersApi = createEntityApi(http, '/customers', { name: 'customer' } as typeof customerContract, [
  'cargoOwner',
]);
