import { http, queryOptions } from '@haisha/platform';
import type { AllocationDetail } from '@haisha/validation/allocation';
import type { RecordChange } from '@haisha/validation/record-change';

/** Below which address runs are read and commanded. */
export const runsPath = '/allocations';
/** A command without an answer, or without what it reads before, holds up those behind it no longer. */
export const answerMs = 30_000;

/** Which days of which centre the board shows. */
export type DayQuery = { date: string; days: number; departmentId: string };

/** A change to any of these is seen on the board. */
export const boardMeta = {
  entity: 'allocation',
  shows: [
    ...['delivery', 'vehicle', 'driver', 'deliveryCompany', 'course', 'cargoOwner', 'destination'],
    ...['checkLevel', 'leave', 'labourAgreement', 'hoursRule'],
  ],
};

/** What drivers have really worked changes the hours that are left to them, and nothing of a run. */
export const punches = 'punch';

/** The entities whose changes reach the board. */
export const boardEntities: readonly string[] = [boardMeta.entity, ...boardMeta.shows, punches];

/** One run with its deliveries, for its panel. */
export function runDetail(id: string) {
  return queryOptions({
    queryKey: [runsPath, 'detail', id],
    queryFn: ({ signal }) =>
      http().get<AllocationDetail>(`${runsPath}/${encodeURIComponent(id)}`, { signal, timeoutMs: answerMs }),
    retry: false,
    meta: boardMeta,
  });
}

/** Every write to a run, newest first. */
export function runChanges(id: string) {
  return queryOptions({
    queryKey: [runsPath, 'changes', id],
    queryFn: ({ signal }) =>
      http().get<{ items: RecordChange[] }>(`${runsPath}/${encodeURIComponent(id)}/changes`, { signal }),
    retry: false,
    meta: boardMeta,
  });
}
