import { createEntityApi } from '@haisha/http/create-entity-api';
import { http, queryOptions } from '@haisha/platform';
import type { destinationContract } from '@haisha/validation/destination';
import type { SimilarDestination } from '@haisha/validation/similar-destination';

/** Delivery destinations on the server. */
export const destinationsApi = createEntityApi(
  http,
  '/destinations',
  { name: 'destination' } as typeof destinationContract,
  ['cargoOwner', 'direction', 'course'],
);

/** What has been entered of a destination so far. */
export type SimilarTo = Partial<Record<'name' | 'phone' | 'latitude' | 'longitude' | 'except', string>>;

/** Destinations that may be the same place. */
export function similarDestinations(query: SimilarTo) {
  return queryOptions({
    queryKey: ['/destinations', 'similar', query],
    queryFn: ({ signal }) => http().get<{ items: SimilarDestination[] }>('/destinations/similar', { query, signal }),
    retry: false,
    meta: { entity: 'destination' },
  });
}
