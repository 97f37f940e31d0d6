import type { Allocation } from '@haisha/validation/allocation';
import type { PlaceAnswer, PlaceDeliveries } from '@haisha/validation/allocation-command';
import type { VersionedId } from '@haisha/validation/entity';
import { asc, inArray } from 'drizzle-orm';
import { isAmong } from '../../../../db/is-among.ts';
import { allocations } from '../../../../db/schema/dispatch/allocations.ts';
import { deliveries } from '../../../../db/schema/dispatch/deliveries.ts';
import { recordInWrongState, recordNotFound } from '../../../../http/errors.ts';
import type { Write } from '../../../../services/records/entity-repository.ts';
import { selectDeliveries } from '../../deliveries/select-deliveries.ts';
import { allocationRepository } from '../allocation-repository.ts';
import { changeToldLocked } from '../notices/tell-of-run.ts';
import { passChecks } from '../pass-checks.ts';
import { commandDeliveries, lockCarried, lockDeliveries, requireSameDay, requireSeen } from '../run-deliveries.ts';
import { replanStops } from '../run-plan.ts';
import { requireMovable, requireSeenRun, setRun } from './change-run.ts';

/** How a delivery leaves a run, and how it comes on one: one that is confirmed already only with the right to reopen it. */
export const leaving = [['unassign'], ['unconfirm', 'unassign']] as const;
const joining = [['assign']] as const;
const joiningConfirmed = [['assign', 'confirm']] as const;

/** How a delivery comes on this run. */
export function joiningOf({ status }: Allocation) {
  return ['confirmed', 'acknowledged', 'clockedIn', 'called'].includes(status) ? joiningConfirmed : joining;
}

/**
 * Puts deliveries on a run, or takes them off theirs, all or none. The runs that they leave and the one that they join are
 * locked before the deliveries, in the order of their ids, as every command of a run does.
 */
export async function placeDeliveries(
  write: Write,
  { allocationId, deliveries: seen, reason }: PlaceDeliveries,
): Promise<PlaceAnswer> {
  const { scope, tx } = write;
  const ids = seen.map(({ id }) => id);
  const from = await tx.select({ id: deliveries.allocationId }).from(deliveries).where(isAmong(deliveries.id, ids));
  const runIds = [...new Set([allocationId, ...from.map(({ id }) => id)])].filter((id) => id !== null);
  const runs = await lockRuns(write, runIds);
  await lockCarried(write, runIds, ids);
  const goods = await lockDeliveries(write, ids);
  requireSeen(goods, seen);
  const target = runs.find(({ id }) => id === allocationId) ?? null;
  if (target) requireSameDay(target.operationDate, goods, seen);
  const moved = goods.filter((one) => one.allocationId !== allocationId);
  const placed = moved.filter((one) => one.allocationId !== null);
  if (placed.some((one) => !runIds.includes(one.allocationId ?? ''))) throw recordInWrongState(placed[0]);
  await commandDeliveries(write, placed, leaving, { allocationId: null, loadStopId: null, unloadStopId: null });
  if (target) {
    const open = await lockDeliveries(
      write,
      moved.map(({ id }) => id),
    );
    await commandDeliveries(write, open, joiningOf(target), { allocationId: target.id });
  }
  const touched = runs.filter((run) => run === target || placed.some((one) => one.allocationId === run.id));
  const changed: Allocation[] = [];
  for (const run of touched) changed.push(await replanned(write, run, run === target ? reason : null, run !== target));
  const after = await selectDeliveries(tx, scope).where(isAmong(deliveries.id, ids)).orderBy(asc(deliveries.number));
  return { allocations: changed, deliveries: after };
}

/** Locks runs in the order of their ids, and reads those that are within reach; others than those `seen` are refused first. */
export async function lockRuns(
  { scope, tx }: Write,
  ids: readonly string[],
  seen: readonly VersionedId[] = [],
): Promise<Allocation[]> {
  if (ids.length === 0) return [];
  await tx
    .select({ id: allocations.id })
    .from(allocations)
    .where(inArray(allocations.id, [...ids]))
    .orderBy(asc(allocations.id))
    .for('no key update');
  const runs: Allocation[] = [];
  for (const id of ids) {
    const run = await allocationRepository.find(tx, id, scope);
    if (!run || run.archivedAt !== null) throw recordNotFound();
    const known = seen.find((one) => one.id === id);
    if (known) requireSeenRun(run, known.version);
    requireMovable(run);
    runs.push(run);
  }
  return runs;
}

/** Plans the stops of a run anew after its deliveries changed, and judges it; where it `keeps`, warnings wait. */
export async function replanned(
  write: Write,
  run: Allocation,
  reason: string | null,
  keeps: boolean,
): Promise<Allocation> {
  return await changeToldLocked(write, run, reason, async () => {
    await replanStops(write.tx, run);
    await setRun(write, run.id, {});
    await passChecks(write, run.id, run.findings, { manner: keeps ? 'keep' : 'ask', reason });
  });
}
