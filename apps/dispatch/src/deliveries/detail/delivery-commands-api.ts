import { createIdempotencyKeys } from '@haisha/http/create-idempotency-keys';
import { http, mutationOptions } from '@haisha/platform';
import type { Delivery } from '@haisha/validation/delivery';
import type { FollowUp, Split, SplitAnswer } from '@haisha/validation/delivery-command';
import { deliveriesApi } from '../deliveries-api.ts';

type Command = { name: string; body: { version: number } };
type Client = Parameters<NonNullable<ReturnType<typeof deliveriesApi.update>['mutationFn']>>[1]['client'];

const keys = createIdempotencyKeys();
const addressOf = (id: string, name: string) => `${deliveriesApi.path}/${encodeURIComponent(id)}/${name}`;

/** Gives a delivery a command by the name that its address ends with. */
export function commandDelivery(id: string) {
  return mutationOptions({
    mutationKey: [deliveriesApi.path, 'command'],
    mutationFn: async ({ name, body }: Command, { client }) =>
      keep(client, await http().post<Delivery>(addressOf(id, name), body)),
  });
}

/** Makes a part of a load a delivery of its own; answers what stays. */
export function splitDelivery(id: string) {
  return mutationOptions({
    mutationKey: [deliveriesApi.path, 'split'],
    mutationFn: async (body: Split, { client }) => {
      const { rest, part } = await postOnce<SplitAnswer>(addressOf(id, 'split'), body);
      keep(client, rest);
      return { rest, part };
    },
  });
}

/** Makes a delivery of the goods that came back. */
export function followUpDelivery(id: string) {
  return mutationOptions({
    mutationKey: [deliveriesApi.path, 'followUp'],
    mutationFn: async (body: FollowUp, { client }) =>
      keep(client, await postOnce<Delivery>(addressOf(id, 'follow-up'), body)),
  });
}

function postOnce<Answer>(address: string, body: object): Promise<Answer> {
  return keys.use([address, body], (key) =>
    http().post<Answer>(address, body, { headers: { 'Idempotency-Key': key } }),
  );
}

/** At once: a form that is saved before the row is read anew would meet its own change as a conflict. */
function keep(client: Client, row: Delivery): Delivery {
  client.setQueryData(deliveriesApi.detail(row.id).queryKey, row);
  void client.invalidateQueries({ queryKey: [deliveriesApi.path] });
  return row;
}
