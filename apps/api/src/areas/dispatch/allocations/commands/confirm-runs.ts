import { isDoubleBooking } from '@haisha/rules/checks/run-finding';
import type { Allocation } from '@haisha/validation/allocation';
import type { ConfirmAnswer, ConfirmRuns } from '@haisha/validation/allocation-command';
import { asc, inArray } from 'drizzle-orm';
import { allocations } from '../../../../db/schema/dispatch/allocations.ts';
import { ProblemError } from '../../../../http/errors.ts';
import type { Write } from '../../../../services/records/entity-repository.ts';
import { allocationRepository } from '../allocation-repository.ts';
import { judgeAllocation } from '../judge-allocation.ts';
import { settled, wholeScope } from '../pass-checks.ts';
import { lockCarried } from '../run-deliveries.ts';
import { commandRun, requireTransition } from './run-status.ts';

type Row = ConfirmAnswer['rows'][number];

/** Confirms runs, each for itself: what keeps one from it is told, and the others are confirmed all the same. */
export async function confirmRuns(write: Write, { allocations: seen, reason }: ConfirmRuns): Promise<ConfirmAnswer> {
  const ids = seen.map(({ id }) => id);
  await write.tx
    .select({ id: allocations.id })
    .from(allocations)
    .where(inArray(allocations.id, ids))
    .orderBy(asc(allocations.id))
    .for('no key update');
  await lockCarried(write, ids);
  const rows: Row[] = [];
  for (const { id, version } of seen) {
    const run = await allocationRepository.find(write.tx, id, write.scope);
    rows.push(await confirmed(write, { id, version }, run, reason));
  }
  return { rows };
}

async function confirmed(
  write: Write,
  at: { id: string; version: number },
  run: Allocation | null,
  reason: string | null,
): Promise<Row> {
  if (!run || run.version !== at.version) return { id: at.id, outcome: 'outdated', findings: [], allocation: run };
  const judged = await judgedFor(write, run, reason);
  if (judged) return judged;
  const allocation = await commandRun(write, at, 'confirm', { reason });
  return { id: at.id, outcome: 'confirmed', findings: [], allocation };
}

/** Looks first, so that one that is refused leaves nothing behind in the transaction of all. */
async function judgedFor(write: Write, run: Allocation, reason: string | null): Promise<Row | null> {
  try {
    requireTransition(write, run, 'confirm');
    const found = await judgeAllocation(write.tx, run, 'confirm', wholeScope(write.scope));
    settled(write, found, run.findings, { at: null, manner: 'settle', reason });
    return null;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const findings = error.extras.findings ?? [];
    const isBlocked = error.code === 'allocation.blocked' || findings.some(isDoubleBooking);
    const isFindings = error.code === 'allocation.reason_needed' || isBlocked;
    return {
      id: run.id,
      outcome: isBlocked ? 'blocked' : isFindings ? 'reasonNeeded' : 'wrongState',
      findings,
      allocation: run,
    };
  }
}
