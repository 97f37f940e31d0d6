import { http, keepPreviousData, queryOptions, type TakesChange } from '@haisha/platform';
import type { BoardDayAnswer } from '@haisha/validation/board-day';
import { unpackDay } from '@haisha/validation/unpack-day';
import { boardMeta, type DayQuery, punches, runsPath } from '../commands/board-api.ts';
import { dayPatches } from './day-patches.ts';

/** All that the board shows, in one answer; what changes later is patched into it. */
export function dayOf(query: DayQuery) {
  const takesChange: TakesChange = (queries, entity, change) => dayPatches(queries, query).hear(entity, change);
  return queryOptions({
    queryKey: [runsPath, 'day', query],
    queryFn: async ({ signal }) => unpackDay(await http().get<BoardDayAnswer>(`${runsPath}/day`, { query, signal })),
    retry: false,
    placeholderData: keepPreviousData,
    meta: { ...boardMeta, shows: [...boardMeta.shows, punches], takesChange },
  });
}
