import { createIdempotencyKeys } from '@haisha/http/create-idempotency-keys';
import { http, keepPreviousData, mutationOptions, queryOptions } from '@haisha/platform';
import type { Generation, GenerationAnswer } from '@haisha/validation/delivery-generation';
import { deliveriesApi } from '../deliveries-api.ts';

const keys = createIdempotencyKeys();
const address = `${deliveriesApi.path}/generation`;

/** What a generation would make, what is there already, and what stands against it. */
export function previewGeneration(wanted: Generation) {
  return queryOptions({
    queryKey: [deliveriesApi.path, 'generation', wanted],
    queryFn: ({ signal }) => http().post<GenerationAnswer>(`${address}/preview`, wanted, { signal }),
    retry: false,
    placeholderData: keepPreviousData,
    meta: { entity: 'delivery', shows: ['course', 'destination'] },
  });
}

/** Makes deliveries from courses; what was made before stays as it is. */
export function generateDeliveries() {
  return mutationOptions({
    mutationKey: [address],
    mutationFn: async (wanted: Generation, { client }) => {
      const answer = await keys.use(wanted, (key) =>
        http().post<GenerationAnswer>(address, wanted, { headers: { 'Idempotency-Key': key } }),
      );
      void client.invalidateQueries({ queryKey: [deliveriesApi.path] });
      return answer;
    },
  });
}
