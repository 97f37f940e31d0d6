import { addDays } from '@haisha/rules/calendar';
import { lateAfterMinutes } from '@haisha/rules/runs/late-run';
import { type HeldBack, heldBack, statesBeforeLeaving, unconfirmedStates } from '@haisha/rules/states/run-of-day';
import { mostRunsToDecide, type RunOverview, type RunToDecide } from '@haisha/validation/run-overview';
import { and, asc, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isoInstant } from '../../../db/instant.ts';
import { allocationCrew } from '../../../db/schema/dispatch/allocation-crew.ts';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';
import { courses } from '../../../db/schema/masters/courses.ts';
import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { vehicles } from '../../../db/schema/masters/vehicles.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { allocationsWithin } from '../allocations/allocation-scope.ts';
import { readRunsBehind } from '../allocations/follow/read-runs-behind.ts';
import { isOpen } from './open-findings.ts';
import { ownCentres } from './own-centres.ts';

const heldStates = { unconfirmed: 'leftUnconfirmed', callRefused: 'leftRefused' } as const;

/** Tells of runs of which drivers have left without them: they are not late, they are not on the road as they should be. */
async function readHeldBack(
  db: Database,
  runs: readonly { operationDate: string; driverId: string | null }[],
  today: string,
): Promise<Map<string, (typeof heldStates)[HeldBack]>> {
  const driverIds = runs.flatMap(({ driverId, operationDate }) =>
    driverId !== null && operationDate <= today ? [driverId] : [],
  );
  if (driverIds.length === 0) return new Map();
  const known = await readRunsBehind(db, { from: addDays(today, -1), to: today, driverIds });
  return new Map(
    known.flatMap(({ id, isCallRefused, leaveGarageAt, status }) => {
      const why = heldBack(status, { leaveGarageAt, callBefore: isCallRefused ? 'refused' : null });
      return why ? [[id, heldStates[why]] as const] : [];
    }),
  );
}

/**
 * Returns the runs of yesterday that start today, then those of today and of tomorrow about which somebody has to decide,
 * of each day those that are late, the worst and the earliest first; how many more there are, and from which day on.
 */
export async function readRunsToDecide(
  db: Database,
  scope: RowScope,
  now: Date,
): Promise<Pick<RunOverview, 'toDecide' | 'moreToDecide' | 'moreFrom'>> {
  const { findings, operationDate, status } = allocations;
  const [red, amber] = [isOpen(findings, 'red'), isOpen(findings, 'amber')];
  const start: SQL = sql`lower(${allocations.during})`;
  const lateFrom = new Date(now.getTime() - lateAfterMinutes * 60_000).toISOString();
  const late = sql<boolean>`${start} <= ${lateFrom}::timestamptz`;
  const driverless = sql<boolean>`(${allocations.ownership} = 'own' and ${allocationCrew.id} is null)`;
  const startsToday = sql`${start} >= ${scope.today}::timestamp at time zone 'Asia/Tokyo'`;
  const isUnsettled = inArray(status, unconfirmedStates);
  const rank = sql`case when ${late} then 0 when ${red} then 1 when ${amber} then 2
    when ${driverless} then 3 else 4 end`;
  const rows = await db
    .select({
      id: allocations.id,
      operationDate,
      departmentId: allocations.departmentId,
      name: sql<string>`coalesce(${allocations.title}, ${courses.code}, ${allocations.number})`,
      vehicleCode: vehicles.code,
      driverId: allocationCrew.driverId,
      driverName: drivers.name,
      driverNameEn: drivers.nameEn,
      deliveryCompanyName: deliveryCompanies.name,
      deliveryCompanyNameEn: deliveryCompanies.nameEn,
      start: sql<string>`${isoInstant(start)}`,
      state: sql<RunToDecide['state']>`case when ${late} then 'late' when ${red} then 'red' when ${amber} then 'amber'
        when ${driverless} then 'driverless' when ${status} = 'requested' then 'requested' else 'unconfirmed' end`,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(allocations)
    .leftJoin(courses, eq(courses.id, allocations.courseId))
    .leftJoin(deliveryCompanies, eq(deliveryCompanies.id, allocations.deliveryCompanyId))
    .leftJoin(vehicles, eq(vehicles.id, allocations.vehicleId))
    .leftJoin(allocationCrew, and(eq(allocationCrew.allocationId, allocations.id), eq(allocationCrew.role, 'driver1')))
    .leftJoin(drivers, eq(drivers.id, allocationCrew.driverId))
    .where(
      and(
        allocationsWithin(scope),
        ownCentres(scope, allocations.departmentId),
        or(
          inArray(operationDate, [scope.today, addDays(scope.today, 1)]),
          and(eq(operationDate, addDays(scope.today, -1)), startsToday),
        ),
        // What has left needs no decision.
        inArray(status, statesBeforeLeaving),
        or(late, red, amber, and(or(driverless, isUnsettled), lte(operationDate, scope.today))),
        isNull(allocations.archivedAt),
      ),
    )
    .orderBy(asc(operationDate), rank, asc(start), asc(allocations.number))
    .limit(mostRunsToDecide + 1);
  const shown = rows.slice(0, mostRunsToDecide);
  const held = await readHeldBack(db, shown, scope.today);
  const toDecide = shown.map(({ driverId, total, ...run }) => ({ ...run, state: held.get(run.id) ?? run.state }));
  return {
    toDecide,
    moreToDecide: (rows[0]?.total ?? 0) - toDecide.length,
    moreFrom: rows[mostRunsToDecide]?.operationDate ?? null,
  };
}
