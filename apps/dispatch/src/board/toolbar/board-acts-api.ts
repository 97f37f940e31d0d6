import { createIdempotencyKeys } from '@haisha/http/create-idempotency-keys';
import { http, mutationOptions, queryOptions } from '@haisha/platform';
import type { ConfirmAnswer, ConfirmRuns, PlacedRuns } from '@haisha/validation/allocation-command';
import { runsPath } from '../commands/board-api.ts';

const keys = createIdempotencyKeys();

/** Confirms several runs; each of them says what came of it. */
export function confirmRuns() {
  return mutationOptions({
    mutationKey: [runsPath, 'confirm'],
    mutationFn: async (wanted: ConfirmRuns, { client }) => {
      const answer = await http().post<ConfirmAnswer>(`${runsPath}/confirm`, wanted);
      void client.invalidateQueries({ queryKey: [runsPath] });
      return answer;
    },
  });
}

/** Runs made out of another day, or out of the regular courses. */
export type Making =
  | { name: 'copy-day'; body: { departmentId: string; from: string; to: string } }
  | { name: 'place-courses'; body: { departmentId: string; date: string } };

/** What would be made, and what stands against it. */
export function previewRuns({ name, body }: Making) {
  return queryOptions({
    queryKey: [runsPath, name, body],
    queryFn: ({ signal }) => http().post<PlacedRuns>(`${runsPath}/${name}/preview`, body, { signal }),
    retry: false,
    staleTime: 0,
    meta: { entity: 'allocation', shows: ['delivery', 'vehicle', 'driver', 'course'] },
  });
}

/** Makes them; what stands already stays as it is. */
export function makeRuns() {
  return mutationOptions({
    mutationKey: [runsPath, 'make'],
    mutationFn: async ({ name, body: asked, reason }: Making & { reason: string | null }, { client }) => {
      const body = { ...asked, reason };
      const answer = await keys.use([name, body], (key) =>
        http().post<PlacedRuns>(`${runsPath}/${name}`, body, { headers: { 'Idempotency-Key': key } }),
      );
      void client.invalidateQueries({ queryKey: [runsPath] });
      return answer;
    },
  });
}
