import { createEntityApi } from '@haisha/http/create-entity-api';
import { http } from '@haisha/platform';
import type { vehicleTypeContract } from '@haisha/validation/vehicle-type';

/** Vehicle types on the server. */
export const vehicleTypesApi = createEntityApi(
  http,
  '/vehicle-types',
  { name: 'vehicleType' } as typeof vehicleTypeContract,
  ['vehicle'],
);
