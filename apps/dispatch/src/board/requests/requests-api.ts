import { tokyoDate } from '@haisha/i18n';
import { http, keepPreviousData, mutationOptions, queryOptions } from '@haisha/platform';
import { addDays } from '@haisha/rules/calendar';
import type { Allocation } from '@haisha/validation/allocation';
import type { AllocationStatus } from '@haisha/validation/allocation-choices';
import type { Page } from '@haisha/validation/entity';
import { runsPath } from '../commands/board-api.ts';

/** Runs to answer, those that were accepted and are still to come, and what was driven. */
export type RequestGroup = 'open' | 'coming' | 'past';

/** The most runs that one group shows. */
export const mostShown = 100;
const daysBack = 31;
const answered: readonly AllocationStatus[] = [
  'accepted',
  'confirmed',
  'acknowledged',
  'clockedIn',
  'called',
  'departed',
];
const driven: readonly AllocationStatus[] = ['returned', 'postCalled', 'reported', 'approved', 'locked'];

/** The own runs of a delivery company in a group; the API answers no others. */
export function requestsOf(group: RequestGroup) {
  const query = {
    pageSize: mostShown,
    sort: group === 'past' ? '-operationDate' : 'operationDate',
    ...(group === 'past' && { from: addDays(tokyoDate(), -daysBack) }),
    status: group === 'open' ? ['requested'] : group === 'coming' ? answered : driven,
  };
  return queryOptions({
    queryKey: [runsPath, 'requests', query],
    queryFn: ({ signal }) => http().get<Page<Allocation>>(runsPath, { query, signal }),
    retry: false,
    placeholderData: keepPreviousData,
    meta: { entity: 'allocation', shows: ['delivery', 'deliveryCompany'] },
  });
}

export type Answer =
  | { name: 'accept'; hiredVehicle?: string; hiredDriverName?: string }
  | { name: 'decline'; reason: string };

/** Answers a request in the version in which it was seen. */
export function answerRequest() {
  return mutationOptions({
    mutationKey: [runsPath, 'answer'],
    mutationFn: async ({ run, name, ...body }: { run: Allocation } & Answer, { client }) => {
      try {
        return await http().post<Allocation>(`${runsPath}/${run.id}/${name}`, { version: run.version, ...body });
      } finally {
        // Refused, it stands elsewhere by now.
        void client.invalidateQueries({ queryKey: [runsPath] });
      }
    },
  });
}
