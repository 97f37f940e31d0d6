import { createIdempotencyKeys } from '@haisha/http/create-idempotency-keys';
import { http, mutationOptions } from '@haisha/platform';
import type { Delivery, DeliveryInput } from '@haisha/validation/delivery';
import { deliveriesApi } from '../deliveries-api.ts';

const keys = createIdempotencyKeys();
const address = `${deliveriesApi.path}/batch`;

/** Stores all lines of a sheet, or none of them. */
export function createDeliveries() {
  return mutationOptions({
    mutationKey: [address],
    mutationFn: async (lines: readonly DeliveryInput[], { client }) => {
      const { items } = await keys.use(lines, (key) =>
        http().post<{ items: Delivery[] }>(address, { lines }, { headers: { 'Idempotency-Key': key } }),
      );
      void client.invalidateQueries({ queryKey: [deliveriesApi.path] });
      return items;
    },
  });
}
