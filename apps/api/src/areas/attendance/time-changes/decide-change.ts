import { transitionOf } from '@haisha/rules/states/state-machine';
import { type TimeChangeCommand, timeChangeMachine } from '@haisha/rules/states/time-change';
import type { TimeChange } from '@haisha/validation/time-change';
import { eq } from 'drizzle-orm';
import { timeChanges } from '../../../db/schema/attendance/time-changes.ts';
import { permissionDenied, recordArchived, recordInWrongState, recordNotFound } from '../../../http/errors.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { announcePunches } from '../time-records/announce-punches.ts';
import { changeDay } from '../time-records/change-day.ts';
import { lockDriver } from '../time-records/recorded-drivers.ts';
import { announceTimeChange } from './announce-time-change.ts';
import type { Asker, DayInput } from './keep-change.ts';
import { findTimeChange, type TimeChangeRow, told } from './select-time-changes.ts';
import { tellDriverOfChange } from './tell-driver-of-change.ts';

type Decision = { id: string; command: TimeChangeCommand; text: string | null; asker: Asker; now: Date };

/**
 * Decides what somebody asked for. What is approved is applied in the same transaction; punches that are others by now refuse it
 * with `version.conflict`, a change that is decided with `record.wrong_state`, and nobody approves what they asked themselves.
 */
export async function decideChange(write: Write, decision: Decision): Promise<TimeChange> {
  const { actor, scope, tx } = write;
  const { command, id, now, text } = decision;
  await tx.select({ id: timeChanges.id }).from(timeChanges).where(eq(timeChanges.id, id)).for('update');
  const row = await findTimeChange(tx, id, scope);
  // What somebody else asked nobody takes back.
  if (!row || (command === 'withdraw' && row.requestedBy?.id !== actor.userId)) throw recordNotFound();
  const step = transitionOf(timeChangeMachine, row.status, command);
  if (!step) throw recordInWrongState(told(row));
  if (step.guard === 'secondPerson' && row.requestedBy?.id === actor.userId) throw permissionDenied();
  if (command === 'approve') await apply(write, row, decision);
  await tx
    .update(timeChanges)
    .set({ status: step.to, decidedAt: now.toISOString(), decidedBy: actor.userId, decisionText: text })
    .where(eq(timeChanges.id, id));
  const decided = await findTimeChange(tx, id, scope);
  if (!decided) throw recordNotFound();
  if (command !== 'withdraw') await tellDriverOfChange(write, decided, command);
  announceTimeChange(tx, decided);
  announcePunches(tx, { ...decided.driver, departmentId: decided.departmentId });
  return told(decided);
}

/** The punches that a change would leave, with those that were seen. */
export function inputOf({ after, before, reason, reasonText }: TimeChange): DayInput {
  return { punches: after, seen: before.map(({ at, id }) => ({ id, at })), reason, reasonText };
}

async function apply({ scope, tx }: Write, row: TimeChangeRow, { asker, now }: Decision): Promise<void> {
  const driver = await lockDriver(tx, row.driver.id, scope);
  if (!driver) throw recordNotFound();
  if (driver.isArchived) throw recordArchived();
  // The punches are those of whoever asked; the approver stands on the change.
  const by = { ...asker, userId: row.requestedBy?.id ?? asker.userId };
  await changeDay(tx, { driver, date: row.date, input: inputOf(row), asker: by, now, timeChangeId: row.id });
}
