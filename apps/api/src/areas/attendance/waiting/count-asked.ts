import { addDays } from '@haisha/rules/calendar';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { driverLeaves } from '../../../db/schema/attendance/driver-leaves.ts';
import { timeChanges } from '../../../db/schema/attendance/time-changes.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';

/** What lies further back nobody decides any more. */
const daysBack = 31;
const count = { count: sql<number>`count(*)::int` };

/** Counts the leaves within scope about which nobody has decided. */
export async function countAskedLeaves(db: Database, scope: RowScope): Promise<number> {
  const rows = await db
    .select(count)
    .from(driverLeaves)
    .innerJoin(drivers, eq(drivers.id, driverLeaves.driverId))
    .where(
      and(
        withinScope(scope, drivers.departmentId),
        eq(driverLeaves.status, 'requested'),
        gte(driverLeaves.toDate, addDays(scope.today, -daysBack)),
      ),
    );
  return rows[0]?.count ?? 0;
}

/** Counts the changes of punches within scope about which nobody has decided. */
export async function countAskedTimeChanges(db: Database, scope: RowScope): Promise<number> {
  const rows = await db
    .select(count)
    .from(timeChanges)
    .innerJoin(drivers, eq(drivers.id, timeChanges.driverId))
    .where(and(withinScope(scope, drivers.departmentId), eq(timeChanges.status, 'requested')));
  return rows[0]?.count ?? 0;
}
