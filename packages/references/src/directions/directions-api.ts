import { createEntityApi } from '@haisha/http/create-entity-api';
import { http } from '@haisha/platform';
import type { directionContract } from '@haisha/validation/direction';

/** Directions on the server. */
export const directionsApi = createEntityApi(http, '/directions', { name: 'direction' } as typeof directionContract, [
  'department',
]);
