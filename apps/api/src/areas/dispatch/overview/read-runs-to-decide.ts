import { addDays } from '@haisha/rules/calendar';
import { mostRunsToDecide, type RunToDecide } from '@haisha/validation/run-overview';
import { and, asc, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isoInstant } from '../../../db/instant.ts';
import { allocationCrew } from '../../../db/schema/dispatch/allocation-crew.ts';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';
import { courses } from '../../../db/schema/masters/courses.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { vehicles } from '../../../db/schema/masters/vehicles.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { allocationsWithin } from '../allocations/allocation-scope.ts';
import { isOpen } from './open-findings.ts';
import { ownCentres } from './own-centres.ts';

/** What is over needs no decision: only what is still to leave does. */
const undecided = ['planned', 'requested', 'accepted', 'confirmed', 'acknowledged', 'clockedIn', 'called'] as const;
/** What of today has not been confirmed is late already. */
const unsettled = ['planned', 'requested', 'accepted'] as const;

/** Returns the runs of today and tomorrow about which somebody has to decide, the worst and the earliest first. */
export async function readRunsToDecide(db: Database, scope: RowScope): Promise<RunToDecide[]> {
  const { findings, operationDate, status } = allocations;
  const [red, amber] = [isOpen(findings, 'red'), isOpen(findings, 'amber')];
  const start: SQL = sql`lower(${allocations.during})`;
  const rank = sql`case when ${red} then 0 when ${amber} then 1 else 2 end`;
  return await db
    .select({
      id: allocations.id,
      operationDate,
      departmentId: allocations.departmentId,
      name: sql<string>`coalesce(${allocations.title}, ${courses.code}, ${allocations.number})`,
      vehicleCode: vehicles.code,
      driverName: drivers.name,
      driverNameEn: drivers.nameEn,
      start: sql<string>`${isoInstant(start)}`,
      status,
      level: sql<RunToDecide['level']>`case when ${red} then 'red' when ${amber} then 'amber' end`,
    })
    .from(allocations)
    .leftJoin(courses, eq(courses.id, allocations.courseId))
    .leftJoin(vehicles, eq(vehicles.id, allocations.vehicleId))
    .leftJoin(allocationCrew, and(eq(allocationCrew.allocationId, allocations.id), eq(allocationCrew.role, 'driver1')))
    .leftJoin(drivers, eq(drivers.id, allocationCrew.driverId))
    .where(
      and(
        allocationsWithin(scope),
        ownCentres(scope, allocations.departmentId),
        inArray(operationDate, [scope.today, addDays(scope.today, 1)]),
        inArray(status, undecided),
        or(red, amber, and(inArray(status, unsettled), lte(operationDate, scope.today))),
        isNull(allocations.archivedAt),
      ),
    )
    .orderBy(rank, asc(start), asc(allocations.number))
    .limit(mostRunsToDecide);
}
