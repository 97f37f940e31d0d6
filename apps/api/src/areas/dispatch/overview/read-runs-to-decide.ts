import { addDays } from '@haisha/rules/calendar';
import { mostRunsToDecide, type RunOverview, type RunToDecide } from '@haisha/validation/run-overview';
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

/** So long after its time a run that has not left counts as late, as on the big screen. */
const lateMinutes = 5;

/**
 * Returns the runs of today and then of tomorrow about which somebody has to decide, of each day those that are late, the
 * worst and the earliest first; and how many more there are.
 */
export async function readRunsToDecide(
  db: Database,
  scope: RowScope,
  now: Date,
): Promise<Pick<RunOverview, 'toDecide' | 'moreToDecide'>> {
  const { findings, operationDate, status } = allocations;
  const [red, amber] = [isOpen(findings, 'red'), isOpen(findings, 'amber')];
  const start: SQL = sql`lower(${allocations.during})`;
  const lateFrom = new Date(now.getTime() - lateMinutes * 60_000).toISOString();
  const late = sql<boolean>`${start} <= ${lateFrom}::timestamptz`;
  const driverless = and(eq(allocations.ownership, 'own'), isNull(allocationCrew.id));
  const isUnsettled = inArray(status, unsettled);
  const rank = sql`case when ${late} then 0 when ${red} then 1 when ${amber} then 2 else 3 end`;
  const rows = await db
    .select({
      id: allocations.id,
      operationDate,
      departmentId: allocations.departmentId,
      name: sql<string>`coalesce(${allocations.title}, ${courses.code}, ${allocations.number})`,
      vehicleCode: vehicles.code,
      driverName: drivers.name,
      driverNameEn: drivers.nameEn,
      start: sql<string>`${isoInstant(start)}`,
      state: sql<RunToDecide['state']>`case when ${late} then 'late' when ${red} then 'red' when ${amber} then 'amber'
        when ${status} = 'requested' then 'requested' when ${isUnsettled} then 'unconfirmed' else 'confirmed' end`,
      total: sql<number>`count(*) over ()::int`,
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
        or(late, red, amber, and(or(driverless, isUnsettled), lte(operationDate, scope.today))),
        isNull(allocations.archivedAt),
      ),
    )
    .orderBy(asc(operationDate), rank, asc(start), asc(allocations.number))
    .limit(mostRunsToDecide);
  const toDecide = rows.map(({ total, ...run }) => run);
  return { toDecide, moreToDecide: (rows[0]?.total ?? 0) - toDecide.length };
}
