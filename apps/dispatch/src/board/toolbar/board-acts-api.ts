import { http, mutationOptions, queryOptions } from '@haisha/platform';
import type { ConfirmAnswer, ConfirmRuns, PlacedRuns } from '@haisha/validation/allocation-command';
import { runsPath } from '../commands/board-api.ts';
import type { Making } from '../commands/board-command.ts';

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
