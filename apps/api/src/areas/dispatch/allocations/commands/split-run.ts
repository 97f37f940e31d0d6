import type { JoinRun, RunPair, SplitRun } from '@haisha/validation/allocation-command';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { deliveries } from '../../../../db/schema/dispatch/deliveries.ts';
import { recordNotFound, validationFailed } from '../../../../http/errors.ts';
import type { Write } from '../../../../services/records/entity-repository.ts';
import { commandDeliveries, lockCarried, lockDeliveries } from '../run-deliveries.ts';
import { createRun } from './create-run.ts';
import { joiningOf, leaving, lockRuns, replanned } from './place-deliveries.ts';
import { commandRun } from './run-status.ts';

const offRun = { allocationId: null, loadStopId: null, unloadStopId: null };

/** Moves some deliveries of a run to a new one, for which vehicle and driver are still to be found. */
export async function splitRun(write: Write, id: string, { deliveryIds, version }: SplitRun): Promise<RunPair> {
  const [run] = await lockRuns(write, [id], [{ id, version }]);
  if (!run) throw recordNotFound();
  await lockCarried(write, [id]);
  const goods = await lockDeliveries(write, deliveryIds);
  if (goods.length !== new Set(deliveryIds).size || goods.some((one) => one.allocationId !== id)) {
    throw validationFailed([{ path: 'deliveryIds', code: 'invalid' }]);
  }
  if (goods.length >= run.load.count) throw validationFailed([{ path: 'deliveryIds', code: 'wholeLoad' }]);
  await commandDeliveries(write, goods, leaving, offRun);
  const free = await lockDeliveries(write, deliveryIds);
  const { departmentId, end, operationDate, start, title } = run;
  const second = await createRun(
    write,
    {
      ...{ departmentId, end, operationDate, start, title, courseId: null, reason: null },
      target: null,
      vehicleId: null,
      driverIds: null,
      deliveries: free.map((one) => ({ id: one.id, version: one.version })),
    },
    true,
  );
  return { first: await replanned(write, run, null, true), second };
}

/**
 * Takes a split back: all deliveries of the other run come onto this one, and the other is cancelled. Both must be as they
 * were seen; a warning about the joined run waits for its confirmation, as it stood before the split.
 */
export async function joinRun(write: Write, id: string, { other, reason, version }: JoinRun): Promise<RunPair> {
  if (other.id === id) throw validationFailed([{ path: 'other.id', code: 'invalid' }]);
  const runs = await lockRuns(write, [id, other.id], [{ id, version }, other]);
  const first = runs.find((run) => run.id === id);
  const second = runs.find((run) => run.id === other.id);
  if (!first || !second) throw recordNotFound();
  if (first.operationDate !== second.operationDate) throw validationFailed([{ path: 'other.id', code: 'otherDay' }]);
  await lockCarried(write, [id, other.id]);
  const goods = await write.tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.allocationId, second.id),
        ne(deliveries.operationStatus, 'cancelled'),
        isNull(deliveries.archivedAt),
      ),
    );
  const ids = goods.map((one) => one.id);
  await commandDeliveries(write, await lockDeliveries(write, ids), leaving, offRun);
  await commandDeliveries(write, await lockDeliveries(write, ids), joiningOf(first), { allocationId: id });
  const cancelled = await commandRun(write, other, 'cancel', { reason });
  return { first: await replanned(write, first, null, true), second: cancelled };
}
