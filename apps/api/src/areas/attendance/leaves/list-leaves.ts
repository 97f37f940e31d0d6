import type { Leave, LeaveListQuery } from '@haisha/validation/leave';
import { and, asc, desc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { driverLeaves } from '../../../db/schema/attendance/driver-leaves.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { leavesWithin, selectLeaves } from './select-leaves.ts';

/** As many as a large centre has in a month, several times over. */
const mostLeaves = 2_000;

/**
 * Reads the leaves that touch some days, the earliest first. Who is told only that somebody is away hears of what was approved
 * alone.
 */
export async function listLeaves(
  db: Database,
  { departmentId, driverId, from, to }: LeaveListQuery,
  scope: RowScope,
): Promise<Leave[]> {
  return await selectLeaves(db, scope)
    .where(
      and(
        leavesWithin(scope),
        gte(driverLeaves.toDate, from),
        lte(driverLeaves.fromDate, to),
        departmentId === undefined ? undefined : eq(drivers.departmentId, departmentId),
        driverId === undefined ? undefined : eq(drivers.id, driverId),
        scope.may('leave.readReason') ? undefined : inArray(driverLeaves.status, ['approved']),
      ),
    )
    .orderBy(asc(driverLeaves.fromDate), asc(drivers.code), desc(driverLeaves.createdAt))
    .limit(mostLeaves);
}
