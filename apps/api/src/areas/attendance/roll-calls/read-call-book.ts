import type { RollCall, RollCallBookQuery } from '@haisha/validation/roll-call';
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { departureAlerts } from '../../../db/schema/attendance/departure-alerts.ts';
import { rollCalls } from '../../../db/schema/attendance/roll-calls.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { recordNotFound } from '../../../http/errors.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { selectRollCalls } from './select-roll-calls.ts';

/** A call with whom it was held with, and whether an operation manager held it. */
export type BookedCall = RollCall & { driverName: string; driverNameEn: string | null; isByManager: boolean };

/** A departure without a roll call, and what was said of it. */
export type BookedAlarm = {
  at: string;
  driverName: string;
  driverNameEn: string | null;
  reason: string | null;
  acknowledgedAt: string | null;
  acknowledgedByName: string | null;
};

export type CallBook = {
  department: { name: string; nameEn: string | null };
  calls: BookedCall[];
  alarms: BookedAlarm[];
};

/** Reads the calls of a department on some days in order of time; drivers read their own alone. */
export async function readCallBook(
  db: Database,
  { departmentId, from, to }: RollCallBookQuery,
  scope: RowScope,
): Promise<CallBook> {
  const { id, name, nameEn } = departments;
  const [department] = await db.select({ name, nameEn }).from(departments).where(eq(id, departmentId));
  if (!department) throw recordNotFound();
  const calls = await selectRollCalls(db, {
    driverName: drivers.name,
    driverNameEn: drivers.nameEn,
    isByManager: sql<boolean>`'manager' = any(${users.roles})`,
  })
    .innerJoin(drivers, eq(drivers.id, rollCalls.driverId))
    .where(
      and(
        eq(rollCalls.departmentId, departmentId),
        gte(rollCalls.workDate, from),
        lte(rollCalls.workDate, to),
        scope.rows === 'own' ? eq(drivers.userId, scope.userId) : undefined,
      ),
    )
    .orderBy(asc(rollCalls.at), asc(rollCalls.id));
  return { department, calls, alarms: await readAlarms(db, { departmentId, from, to }, scope) };
}

async function readAlarms(
  db: Database,
  { departmentId, from, to }: Omit<RollCallBookQuery, 'locale'>,
  scope: RowScope,
): Promise<BookedAlarm[]> {
  const { acknowledgedAt, acknowledgedBy, at, kind, reason, workDate } = departureAlerts;
  return await db
    .select({
      ...{ at, reason, acknowledgedAt, acknowledgedByName: users.name },
      ...{ driverName: drivers.name, driverNameEn: drivers.nameEn },
    })
    .from(departureAlerts)
    .innerJoin(drivers, eq(drivers.id, departureAlerts.driverId))
    .leftJoin(users, eq(users.id, acknowledgedBy))
    .where(
      and(
        eq(departureAlerts.departmentId, departmentId),
        eq(kind, 'departedWithoutCall'),
        gte(workDate, from),
        lte(workDate, to),
        scope.rows === 'own' ? eq(drivers.userId, scope.userId) : undefined,
      ),
    )
    .orderBy(asc(at), asc(departureAlerts.id));
}
