import { createEntityApi } from '@haisha/http/create-entity-api';
import { http, queryOptions } from '@haisha/platform';
import type { DriverTies, driverContract } from '@haisha/validation/driver';

/** Drivers on the server. */
export const driversApi = createEntityApi(http, '/drivers', { name: 'driver' } as typeof driverContract, [
  'department',
  'vehicle',
  'vehicleType',
  'deliveryCompany',
  'course',
]);

/** The logins and delivery companies that a driver may be given. */
export function driverTies() {
  return queryOptions({
    queryKey: ['/drivers', 'ties'],
    queryFn: ({ signal }) => http().get<DriverTies>('/drivers/ties', { signal }),
    retry: false,
    meta: { entity: 'driver', shows: ['deliveryCompany'] },
  });
}
