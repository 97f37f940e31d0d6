import { createEntityApi } from '@haisha/http/create-entity-api';
import { http } from '@haisha/platform';
import type { vehicleContract } from '@haisha/validation/vehicle';

/** Vehicles on the server. */
export const vehiclesApi = createEntityApi(http, '/vehicles', { name: 'vehicle' } as typeof vehicleContract, [
  'department',
  'vehicleType',
]);
