import type { CancelRuns, CancelRunsAnswer } from '@haisha/validation/allocation-command';
import type { Write } from '../../../../services/records/entity-repository.ts';
import { lockCarried } from '../run-deliveries.ts';
import { lockRuns } from './place-deliveries.ts';
import { commandRun } from './run-status.ts';

/** Cancels runs together, or none of them: each must be as it was seen, and not yet have left. */
export async function cancelRuns(write: Write, { allocations, reason }: CancelRuns): Promise<CancelRunsAnswer> {
  const ids = allocations.map(({ id }) => id);
  await lockRuns(write, ids, allocations);
  await lockCarried(write, ids);
  const cancelled: CancelRunsAnswer['allocations'] = [];
  for (const seen of allocations) cancelled.push(await commandRun(write, seen, 'cancel', { reason }));
  return { allocations: cancelled };
}
