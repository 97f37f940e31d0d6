import { createEntityApi } from '@haisha/http/create-entity-api';
import { http } from '@haisha/platform';
import type { courseContract } from '@haisha/validation/course';

/** Courses on the server. */
export const coursesApi = createEntityApi(http, '/courses', { name: 'course' } as typeof courseContract, [
  'department',
  'direction',
  'cargoOwner',
  'vehicleType',
  'vehicle',
  'driver',
  'deliveryCompany',
  'destination',
]);
