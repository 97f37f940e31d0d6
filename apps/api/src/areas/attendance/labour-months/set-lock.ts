import type { LabourMonth, UnlockInput } from '@haisha/validation/labour-month';
import { eq } from 'drizzle-orm';
import { lockUntilCommit } from '../../../db/advisory-locks.ts';
import { labourMonthLocks } from '../../../db/schema/attendance/labour-month-locks.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { recordInWrongState } from '../../../http/errors.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import { recordAudit } from '../../../services/records/audit/record-audit.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { readLabourMonth } from './read-labour-month.ts';
import { readWaiting } from './read-open-of-month.ts';

type Given = { departmentId: string; date: string; now: Date };

/**
 * Locks the labour month of a department that holds a day. Refuses with `record.wrong_state` a month that is not over or is
 * locked, and one in which somebody waits for an answer.
 */
export async function lockMonth(write: Write, { date, departmentId, now }: Given): Promise<LabourMonth> {
  const { actor, scope, tx } = write;
  // Alone: whoever is writing punches is waited for, and whoever comes later finds the lock.
  await lockUntilCommit(tx, 'lockLabourMonth');
  const before = await readLabourMonth(tx, departmentId, date, scope.today);
  const waiting = await readWaiting(tx, before);
  if (!before.isOver || before.lock || waiting.length > 0) throw recordInWrongState(before);
  const own = await tx.select({ id: drivers.id }).from(drivers).where(eq(drivers.departmentId, departmentId));
  await tx.insert(labourMonthLocks).values({
    ...{ departmentId, fromDate: before.from, toDate: before.to, driverIds: own.map(({ id }) => id) },
    ...{ lockedAt: now.toISOString(), lockedBy: actor.userId },
  });
  return await tell(write, 'create', before);
}

/** Opens a locked labour month, with why. Refuses with `record.wrong_state` one that is open. */
export async function openMonth(write: Write, given: Given & UnlockInput): Promise<LabourMonth> {
  const { actor, scope, tx } = write;
  await lockUntilCommit(tx, 'lockLabourMonth');
  const before = await readLabourMonth(tx, given.departmentId, given.date, scope.today);
  if (!before.lock) throw recordInWrongState(before);
  await tx
    .update(labourMonthLocks)
    .set({ unlockedAt: given.now.toISOString(), unlockedBy: actor.userId, unlockReason: given.reason })
    .where(eq(labourMonthLocks.id, before.lock.id));
  return await tell(write, 'changeStatus', before);
}

/** In the audit log, and to everybody who looks at the days of the month. */
async function tell(
  { actor, requestId, scope, tx }: Write,
  action: 'create' | 'changeStatus',
  before: LabourMonth,
): Promise<LabourMonth> {
  const { departmentId, from, to } = before;
  const after = await readLabourMonth(tx, departmentId, from, scope.today);
  const [department] = await tx
    .select({ name: departments.name })
    .from(departments)
    .where(eq(departments.id, departmentId));
  const id = after.history[0]?.id ?? departmentId;
  await recordAudit(tx, {
    ...{ actor, requestId, action, entity: 'labourMonth', entityId: id, departmentIds: [departmentId] },
    label: `${department?.name ?? ''} ${from}–${to}`,
    ...{ before: action === 'create' ? null : factsOf(before), after: factsOf(after) },
  });
  announceChange(tx, { entity: 'labourMonth', id, version: 1, action, departmentIds: [departmentId] });
  return after;
}

function factsOf({ from, history: [last], to }: LabourMonth): Record<string, unknown> {
  return {
    from,
    to,
    lockedAt: last?.lockedAt ?? null,
    unlockedAt: last?.unlockedAt ?? null,
    reason: last?.unlockReason ?? null,
  };
}
