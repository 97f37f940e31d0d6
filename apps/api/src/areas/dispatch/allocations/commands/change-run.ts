import { isMovable } from '@haisha/rules/states/allocation-state';
import type { Allocation } from '@haisha/validation/allocation';
import type { VersionedId } from '@haisha/validation/entity';
import { eq } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { allocations } from '../../../../db/schema/dispatch/allocations.ts';
import { recordInWrongState, versionConflict } from '../../../../http/errors.ts';
import type { Write } from '../../../../services/records/entity-repository.ts';
import { changedBy } from '../../../../services/records/write/row-writes.ts';
import { ReadSince } from '../../../../services/records/write/write-entity.ts';
import { changeToldRun } from '../notices/tell-of-run.ts';
import { passChecks } from '../pass-checks.ts';

/** Columns of a run, also as SQL. */
export type RunValues = PgUpdateSetSource<typeof allocations>;

/** Changes the plan of one run: locked, done, judged, and recorded with the reason. It must not have left yet. */
export async function changeRun(
  write: Write,
  at: VersionedId,
  reason: string | null,
  change: (row: Allocation) => Promise<RunValues | undefined>,
): Promise<Allocation> {
  return await changeToldRun(write, at, { action: 'update', reason }, async (row) => {
    requireMovable(row);
    await setRun(write, row.id, (await change(row)) ?? {});
    const after = await passChecks(write, row.id, row.findings, { reason });
    return write.scope.rows === 'own' || after.departmentId !== row.departmentId ? undefined : new ReadSince(after);
  });
}

/** Stores values of a run, as somebody's change. */
export async function setRun({ actor, tx }: Write, id: string, values: RunValues): Promise<void> {
  await tx
    .update(allocations)
    .set({ ...values, ...changedBy(allocations, actor) })
    .where(eq(allocations.id, id));
}

export function requireMovable(row: Allocation): void {
  if (!isMovable(row.status)) throw recordInWrongState(row);
}

export function requireSeenRun(run: Allocation, version: number): void {
  if (run.version !== version) throw versionConflict(run);
}
