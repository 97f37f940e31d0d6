import type { CallBookEntry } from '@haisha/validation/call-book';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isAmong } from '../../../db/is-among.ts';
import { departureAlerts } from '../../../db/schema/attendance/departure-alerts.ts';
import { detectorReadings } from '../../../db/schema/attendance/detector-readings.ts';
import { rollCalls } from '../../../db/schema/attendance/roll-calls.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { selectRollCalls } from '../roll-calls/select-roll-calls.ts';

/** Reads entries by id, in any order. */
export async function readCallBookEntries(
  db: Database,
  ids: readonly string[],
  scope: RowScope,
): Promise<CallBookEntry[]> {
  const [held, missing, readings] = await Promise.all([
    selectHeld(db).where(and(isAmong(rollCalls.id, ids), ownOnly(scope))),
    selectMissing(db).where(and(isAmong(departureAlerts.id, ids), ownOnly(scope))),
    readingsOf(db, ids),
  ]);
  return [
    ...held.map((call) => ({ entry: 'held' as const, ...call, readings: readings.get(call.id) ?? [] })),
    ...missing.map((one) => ({
      entry: one.acknowledgedAt === null ? ('open' as const) : ('acknowledged' as const),
      ...one,
    })),
  ];
}

/** The entries with some ids, in the order of these. */
export function inOrder(ids: readonly string[], entries: readonly CallBookEntry[]): CallBookEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function readingsOf(db: Database, callIds: readonly string[]) {
  const { alcohol, at, callId, device } = detectorReadings;
  const rows = await db
    .select({ callId, at, alcohol, device })
    .from(detectorReadings)
    .where(isAmong(callId, callIds))
    .orderBy(asc(at));
  return Map.groupBy(rows, (row) => row.callId);
}

const ownOnly = ({ rows, userId }: RowScope) => (rows === 'own' ? eq(drivers.userId, userId) : undefined);

const names = {
  driverCode: drivers.code,
  driverName: drivers.name,
  driverNameEn: drivers.nameEn,
  departmentName: departments.name,
  departmentNameEn: departments.nameEn,
};

function selectHeld(db: Database) {
  return selectRollCalls(db, {
    ...names,
    departmentId: rollCalls.departmentId,
    isByManager: sql<boolean>`'manager' = any(${users.roles})`,
  })
    .innerJoin(drivers, eq(drivers.id, rollCalls.driverId))
    .innerJoin(departments, eq(departments.id, rollCalls.departmentId));
}

function selectMissing(db: Database) {
  const { acknowledgedAt, acknowledgedBy, at, departmentId, driverId, id, reason, workDate } = departureAlerts;
  return db
    .select({
      id,
      driverId,
      date: workDate,
      at,
      reason,
      acknowledgedAt,
      acknowledgedByName: users.name,
      departmentId,
      ...names,
    })
    .from(departureAlerts)
    .innerJoin(drivers, eq(drivers.id, driverId))
    .innerJoin(departments, eq(departments.id, departmentId))
    .leftJoin(users, eq(users.id, acknowledgedBy));
}
