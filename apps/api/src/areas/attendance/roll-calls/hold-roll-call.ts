import type { RollCall, RollCallInput } from '@haisha/validation/roll-call';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { rollCalls } from '../../../db/schema/attendance/roll-calls.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { idempotencyMismatch, recordNotFound, validationFailed } from '../../../http/errors.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import { recordAudit } from '../../../services/records/audit/record-audit.ts';
import type { Reader, Write } from '../../../services/records/entity-repository.ts';
import { firstRunOf } from './first-run.ts';
import { selectRollCalls } from './select-roll-calls.ts';

/** Clocks of offices differ a little; a call that is further ahead was typed wrongly. */
const aheadMs = 5 * 60_000;

/**
 * Records a roll call as it was held; sent twice it is recorded once. Throws where the driver is unknown or had left, where
 * it lies ahead, and where another call has the same id.
 */
export async function holdRollCall(write: Write, input: RollCallInput, now: Date): Promise<RollCall> {
  const { actor, requestId, tx } = write;
  if (Date.parse(input.at) > now.getTime() + aheadMs) throw validationFailed([{ path: 'at', code: 'notAhead' }]);
  const driver = await driverOf(tx, input);
  const run = await firstRunOf(tx, driver.id, input.date);
  const { date, ...items } = input;
  const [made] = await tx
    .insert(rollCalls)
    .values({
      ...items,
      workDate: date,
      departmentId: run?.departmentId ?? driver.departmentId,
      vehicleId: run?.vehicleId ?? null,
      createdBy: actor.userId,
    })
    .onConflictDoNothing({ target: rollCalls.id })
    .returning({ departmentId: rollCalls.departmentId });
  const row = await findRollCall(tx, input.id);
  if (!made) return requireSame(row, input, actor.userId);
  const departmentIds = [made.departmentId];
  await recordAudit(tx, {
    ...{ actor, requestId, departmentIds, action: 'create', entity: 'rollCall', entityId: row.id, before: null },
    // Alcohol and health are of the call alone: the log is read by others.
    after: { driverName: driver.name, date, kind: row.kind, at: row.at, method: row.method, result: row.result },
    label: driver.name,
  });
  announceChange(tx, { entity: 'departureBoard', id: row.id, version: 1, action: 'create', departmentIds });
  return row;
}

/** Reads a call as those see it who hold calls. */
async function findRollCall(db: Reader, id: string): Promise<RollCall & { createdBy: string }> {
  const [row] = await selectRollCalls(db, {}).where(eq(rollCalls.id, id));
  if (!row) throw recordNotFound();
  return row;
}

function requireSame(row: RollCall & { createdBy: string }, input: RollCallInput, userId: string): RollCall {
  const isSame = (Object.keys(input) as (keyof RollCallInput)[]).every((name) => row[name] === input[name]);
  if (!isSame || row.createdBy !== userId) throw idempotencyMismatch();
  return row;
}

async function driverOf(tx: Transaction, { date, driverId }: RollCallInput) {
  const { departmentId, id, leftDate, name } = drivers;
  const [driver] = await tx.select({ departmentId, id, leftDate, name }).from(drivers).where(eq(id, driverId));
  if (!driver) throw validationFailed([{ path: 'driverId', code: 'invalid' }]);
  if (driver.leftDate !== null && driver.leftDate < date)
    throw validationFailed([{ path: 'driverId', code: 'hasLeft' }]);
  return driver;
}
