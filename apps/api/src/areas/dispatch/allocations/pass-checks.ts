import { isDeepStrictEqual } from 'node:util';
import { type RunStage, runStageOf } from '@haisha/rules/checks/crew-missing';
import { isDoubleBooking, isSameFinding, type RunFinding } from '@haisha/rules/checks/run-finding';
import type { Allocation, Finding } from '@haisha/validation/allocation';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { isoInstant } from '../../../db/instant.ts';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';
import { reasonNeeded, recordNotFound, runBlocked } from '../../../http/errors.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { allocationRepository } from './allocation-repository.ts';
import { judgeAllocation } from './judge-allocation.ts';

/**
 * How findings are met: `ask` wants a reason for what is new, `settle` for all that nobody gave one for yet, and `keep`
 * leaves warnings for the confirmation where no reason is given, and takes none for what is red.
 */
type Manner = 'ask' | 'settle' | 'keep';

/**
 * Judges a run that was just changed, and keeps the findings with it. Refuses what may not go on, or not without a reason.
 * Answers the run as it is then, as somebody sees it who sees all of it.
 */
export async function passChecks(
  write: Write,
  id: string,
  known: readonly Finding[],
  { manner = 'ask', reason, stage }: { manner?: Manner; reason: string | null; stage?: RunStage },
): Promise<Allocation> {
  const { tx, scope } = write;
  const whole = wholeScope(scope);
  const row = await allocationRepository.find(tx, id, whole);
  if (!row) throw recordNotFound();
  const found = await judgeAllocation(tx, row, stage ?? runStageOf(row), whole);
  const findings = settled(write, found, known, { at: reason === null ? null : row.updatedAt, manner, reason });
  const kept: Finding[] = JSON.parse(JSON.stringify(findings));
  if (!isDeepStrictEqual(kept, row.findings)) {
    await tx.update(allocations).set({ findings: kept }).where(eq(allocations.id, id));
  }
  return { ...row, findings: kept };
}

/** Returns the findings with the reasons given for them; throws where one is missing. */
export function settled(
  { actor, scope }: Pick<Write, 'actor' | 'scope'>,
  found: readonly RunFinding[],
  known: readonly Finding[],
  { at, manner, reason }: { at: string | null; manner: Manner; reason: string | null },
): Finding[] {
  const before = (one: RunFinding) => known.find((other) => isSameFinding(one, other));
  const isOpen = (one: RunFinding) => {
    const old = before(one);
    return one.level !== 'info' && (manner === 'settle' ? old?.overriddenBy === undefined : old === undefined);
  };
  const open = found.filter(isOpen);
  const red = open.filter(({ level }) => level === 'red');
  if (red.some(isDoubleBooking) || (red.length > 0 && !scope.may('allocation.override'))) throw runBlocked(red);
  const isKept = manner === 'keep';
  if (isKept && red.length > 0) throw reasonNeeded(open);
  if (reason === null && !isKept && open.length > 0) throw reasonNeeded(open);
  const overridden = reason !== null && {
    overriddenBy: actor.userId,
    overrideReason: reason,
    ...(at !== null && { overriddenAt: at }),
  };
  return found.map((one) => (overridden && isOpen(one) ? { ...one, ...overridden } : (before(one) ?? one)));
}

/** The checks see the whole run, whoever asks. */
export function wholeScope(scope: RowScope): RowScope {
  return { ...scope, rows: 'all' };
}

/** The time of the transaction. */
export async function transactionTime(tx: Transaction): Promise<string> {
  const { rows } = await tx.execute<{ at: string }>(sql`select ${isoInstant(sql`now()`)} as at`);
  return rows[0]?.at ?? '';
}
