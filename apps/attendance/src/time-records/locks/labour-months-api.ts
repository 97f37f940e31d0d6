import { http, mutationOptions, queryOptions } from '@haisha/platform';
import type { LabourMonth, OpenOfMonth } from '@haisha/validation/labour-month';
import { recordsPath } from '../time-records-api.ts';

const root = '/labour-months';

/** A department, and any day of the labour month. */
export type MonthPlace = { departmentId: string; date: string };

/** Whether the labour month of a department is locked, and who locked and opened it before. */
export function labourMonthOf(place: MonthPlace) {
  return queryOptions({
    queryKey: [root, place],
    queryFn: ({ signal }) => http().get<LabourMonth>(pathOf(place), { signal }),
    retry: false,
    meta: { entity: 'labourMonth' },
  });
}

/** What nobody has settled in the labour month of a department. */
export function openOfMonth(place: MonthPlace) {
  return queryOptions({
    queryKey: [root, 'open', place],
    queryFn: ({ signal }) => http().get<OpenOfMonth>(`${pathOf(place)}/open`, { signal }),
    retry: false,
    staleTime: 0,
    meta: { entity: 'punch', shows: ['timeChange'] },
  });
}

/** Locks the labour month of a department, or opens it where a reason is given. */
export function setMonthLock(place: MonthPlace) {
  return mutationOptions({
    mutationKey: [root, 'lock'],
    mutationFn: async (reason: string | null, { client }) => {
      const answer =
        reason === null
          ? await http().post<LabourMonth>(`${pathOf(place)}/lock`, {})
          : await http().post<LabourMonth>(`${pathOf(place)}/reopen`, { reason });
      await Promise.all([root, recordsPath].map((path) => client.invalidateQueries({ queryKey: [path] })));
      return answer;
    },
  });
}

function pathOf({ date, departmentId }: MonthPlace): string {
  return `${root}/${departmentId}/${date}`;
}
