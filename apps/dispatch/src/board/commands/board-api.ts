import { http, keepPreviousData, queryOptions } from '@haisha/platform';
import type { AllocationDetail } from '@haisha/validation/allocation';
import type { BoardDay } from '@haisha/validation/board-day';
import type { RecordChange } from '@haisha/validation/record-change';

/** Below which address runs are read and commanded. */
export const runsPath = '/allocations';

/** Which days of which centre the board shows. */
export type DayQuery = { date: string; days: number; departmentId: string };

// A change to any of these is seen on the board.
const meta = {
  entity: 'allocation',
  shows: ['delivery', 'vehicle', 'driver', 'deliveryCompany', 'course', 'cargoOwner', 'destination', 'checkLevel'],
};

/** The entities whose changes reach the board. */
export const boardEntities: readonly string[] = [meta.entity, ...meta.shows];

/** All that the board shows, in one answer. */
export function dayOf(query: DayQuery) {
  return queryOptions({
    queryKey: [runsPath, 'day', query],
    queryFn: ({ signal }) => http().get<BoardDay>(`${runsPath}/day`, { query, signal }),
    retry: false,
    placeholderData: keepPreviousData,
    meta,
  });
}

/** One run with its deliveries, for its panel. */
export function runDetail(id: string) {
  return queryOptions({
    queryKey: [runsPath, 'detail', id],
    queryFn: ({ signal }) => http().get<AllocationDetail>(`${runsPath}/${encodeURIComponent(id)}`, { signal }),
    retry: false,
    meta,
  });
}

/** Every write to a run, newest first. */
export function runChanges(id: string) {
  return queryOptions({
    queryKey: [runsPath, 'changes', id],
    queryFn: ({ signal }) =>
      http().get<{ items: RecordChange[] }>(`${runsPath}/${encodeURIComponent(id)}/changes`, { signal }),
    retry: false,
    meta,
  });
}
