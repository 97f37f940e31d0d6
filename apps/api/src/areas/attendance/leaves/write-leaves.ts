import type { LeaveCommand } from '@haisha/rules/states/leave-state';
import { leaveState } from '@haisha/rules/states/leave-state';
import { transitionOf } from '@haisha/rules/states/state-machine';
import type { Leave, LeaveDecision, LeaveRequest } from '@haisha/validation/leave';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../db/database.ts';
import { driverLeaves } from '../../../db/schema/attendance/driver-leaves.ts';
import { permissionDenied, recordArchived, recordInWrongState, validationFailed } from '../../../http/errors.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { changedBy, createdBy } from '../../../services/records/write/row-writes.ts';
import { changeEntity, createEntity } from '../../../services/records/write/write-entity.ts';
import { lockDriver, type PunchingDriver } from '../time-records/recorded-drivers.ts';
import { leaveRepository } from './leave-repository.ts';
import { tellDriverOfLeave, tellOffice } from './tell-of-leave.ts';

/** The office enters a leave, which is approved with it. Throws where the driver is out of reach, or away already. */
export async function enterLeave(write: Write, driverId: string, leave: LeaveRequest): Promise<Leave> {
  const driver = await lockDriver(write.tx, driverId, write.scope);
  if (!driver) throw validationFailed([{ path: 'driverId', code: 'chooseRecord' }]);
  const made = await insertLeave(write, driver, leave, {
    ...{ status: 'approved', decidedAt: sql`now()`, decidedBy: write.actor.userId },
  });
  await tellDriverOfLeave(write, made, 'leaveApproved');
  announceToBoard(write.tx, made);
  return made;
}

/** A driver asks for a leave, from today on. Throws where whoever asks is no driver, or asked for these days already. */
export async function requestLeave(write: Write, leave: LeaveRequest): Promise<Leave> {
  const driver = await lockDriver(write.tx, undefined, write.scope);
  if (!driver) throw permissionDenied();
  if (leave.fromDate < write.scope.today) throw validationFailed([{ path: 'fromDate', code: 'fromToday' }]);
  const made = await insertLeave(write, driver, leave, { status: 'requested' });
  await tellOffice(write, made);
  return made;
}

/** Decides on a leave, or takes it back: what the states allow, in the version that was read. */
export async function decideOnLeave(
  write: Write,
  id: string,
  command: LeaveCommand,
  { reason, version }: LeaveDecision,
): Promise<Leave> {
  const { actor, tx } = write;
  const after = await changeEntity(write, leaveRepository, { id, version }, 'changeStatus', async (row) => {
    const line = transitionOf(leaveState, row.status, command);
    if (!line) throw recordInWrongState(row);
    if (line.guard === 'reason' && reason === null) throw validationFailed([{ path: 'reason', code: 'required' }]);
    await tx
      .update(driverLeaves)
      .set({
        status: line.to,
        decisionReason: reason,
        decidedAt: sql`now()`,
        decidedBy: actor.userId,
        ...changedBy(driverLeaves, actor),
      })
      .where(eq(driverLeaves.id, id));
  });
  if (command === 'withdraw') await tellOffice(write, after);
  else await tellDriverOfLeave(write, after, newsOf[command]);
  announceToBoard(tx, after);
  return after;
}

const newsOf = { approve: 'leaveApproved', refuse: 'leaveRefused', cancel: 'leaveCancelled' } as const;

type Decision = Pick<PgInsertValue<typeof driverLeaves>, 'status' | 'decidedAt' | 'decidedBy'>;

async function insertLeave(
  write: Write,
  driver: PunchingDriver,
  leave: LeaveRequest,
  decision: Decision,
): Promise<Leave> {
  if (driver.isArchived) throw recordArchived();
  if (driver.leftDate !== null && driver.leftDate < leave.toDate) {
    throw validationFailed([{ path: 'toDate', code: 'hasLeft' }]);
  }
  await requireFree(write.tx, driver.id, leave);
  const repository = {
    ...leaveRepository,
    async insert({ actor, tx }: Write, input: LeaveRequest) {
      const values = { ...input, ...decision, driverId: driver.id, ...createdBy(actor) };
      const [row] = await tx.insert(driverLeaves).values(values).returning({ id: driverLeaves.id });
      if (!row) throw new Error('no leave was made');
      return row.id;
    },
  };
  return await createEntity(write, repository, leave);
}

/** The row of the driver is locked: nobody enters another leave meanwhile. */
async function requireFree(tx: Transaction, driverId: string, { fromDate, part, toDate }: LeaveRequest) {
  const [other] = await tx
    .select({ id: driverLeaves.id })
    .from(driverLeaves)
    .where(
      and(
        eq(driverLeaves.driverId, driverId),
        inArray(driverLeaves.status, ['requested', 'approved']),
        sql`${driverLeaves.fromDate} <= ${toDate} and ${driverLeaves.toDate} >= ${fromDate}`,
        sql`(${part} = 'day' or ${driverLeaves.part} in ('day', ${part}))`,
      ),
    )
    .limit(1);
  if (other) throw validationFailed([{ path: 'fromDate', code: 'overlapsLeave' }]);
}

/** Whoever looks at the morning board sees who is away; the board of runs listens to leaves itself. */
function announceToBoard(tx: Transaction, { departmentId, id, version }: Leave): void {
  announceChange(tx, { entity: 'departureBoard', id, version, action: 'update', departmentIds: [departmentId] });
}
