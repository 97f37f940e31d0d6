import { addDays } from '@haisha/rules/calendar';
import { lateAfterMinutes } from '@haisha/rules/runs/late-run';
import { type HeldBack, heldBack, statesBeforeLeaving, unconfirmedStates } from '@haisha/rules/states/run-of-day';
import { mostRunsToDecide, type RunOverview, type RunToDecide } from '@haisha/validation/run-overview';
import { and, asc, eq, exists, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { isoInstant } from '../../../db/instant.ts';
import { punches } from '../../../db/schema/attendance/punches.ts';
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
type HeldState = (typeof heldStates)[HeldBack];

const start: SQL = sql`lower(${allocations.during})`;

/** The runs that have not left: of these days, and of yesterday those that start today. */
function waitingOn(scope: RowScope, days: readonly string[]): SQL | undefined {
  const { departmentId, operationDate, status } = allocations;
  const startsToday = sql`${start} >= ${scope.today}::timestamp at time zone 'Asia/Tokyo'`;
  return and(
    allocationsWithin(scope),
    ownCentres(scope, departmentId),
    or(inArray(operationDate, [...days]), and(eq(operationDate, addDays(scope.today, -1)), startsToday)),
    // What has left needs no decision.
    inArray(status, statesBeforeLeaving),
    isNull(allocations.archivedAt),
  );
}

/**
 * Tells of the runs whose drivers have left without them: they are not late, they are not on the road as they should be.
 * That a call was refused says something of health; whoever sees no calls does not hear of it.
 */
async function readHeldBack(db: Database, scope: RowScope): Promise<Map<string, HeldState>> {
  const seesRefused = scope.may('rollCall.read') || scope.may('rollCall.readState');
  const { allocationId, driverId, isReleased, role } = allocationCrew;
  const first = alias(allocationCrew, 'first');
  const hasLeft = db
    .select({ id: punches.id })
    .from(first)
    .innerJoin(punches, eq(punches.driverId, first.driverId))
    .where(
      and(
        ...[eq(first.allocationId, allocations.id), eq(first.role, 'driver1'), eq(first.isReleased, false)],
        ...[eq(punches.workDate, allocations.operationDate), eq(punches.kind, 'leaveGarage'), isNotNull(punches.at)],
      ),
    );
  const crews = await db
    .selectDistinct({ driverId })
    .from(allocations)
    .innerJoin(allocationCrew, eq(allocationId, allocations.id))
    .where(
      and(
        waitingOn(scope, [scope.today]),
        ...[inArray(role, ['driver1', 'driver2']), eq(isReleased, false), isNotNull(driverId), exists(hasLeft)],
      ),
    );
  const driverIds = crews.flatMap((one) => one.driverId ?? []);
  if (driverIds.length === 0) return new Map();
  const known = await readRunsBehind(db, { from: addDays(scope.today, -1), to: scope.today, driverIds });
  return new Map(
    known.flatMap(({ id, isCallRefused, leaveGarageAt, status }) => {
      const why = heldBack(status, { leaveGarageAt, callBefore: isCallRefused ? 'refused' : null });
      return why === null || (why === 'callRefused' && !seesRefused) ? [] : [[id, heldStates[why]] as const];
    }),
  );
}

/**
 * Returns the runs of yesterday that start today, then those of today and of tomorrow about which somebody has to
 * decide; how many more there are, and from which day on. Of each day those come first whose drivers left without them,
 * then those that are late, then the worst and the earliest.
 */
export async function readRunsToDecide(
  db: Database,
  scope: RowScope,
  now: Date,
): Promise<Pick<RunOverview, 'toDecide' | 'moreToDecide' | 'moreFrom'>> {
  const { findings, operationDate, status } = allocations;
  const [red, amber] = [isOpen(findings, 'red'), isOpen(findings, 'amber')];
  const lateFrom = new Date(now.getTime() - lateAfterMinutes * 60_000).toISOString();
  const late = sql<boolean>`${start} <= ${lateFrom}::timestamptz`;
  const driverless = sql<boolean>`(${allocations.ownership} = 'own' and ${allocationCrew.id} is null)`;
  // A run that nobody has confirmed needs a decision on its own day.
  const isUnconfirmed = inArray(status, unconfirmedStates);
  const held = await readHeldBack(db, scope);
  const isHeld = inArray(allocations.id, [...held.keys()]);
  const rank = sql`case when ${isHeld} then 0 when ${late} then 1 when ${red} then 2 when ${amber} then 3
    when ${driverless} then 4 else 5 end`;
  const rows = await db
    .select({
      id: allocations.id,
      operationDate,
      departmentId: allocations.departmentId,
      name: sql<string>`coalesce(${allocations.title}, ${courses.code}, ${allocations.number})`,
      vehicleCode: vehicles.code,
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
        waitingOn(scope, [scope.today, addDays(scope.today, 1)]),
        or(isHeld, late, red, amber, and(or(driverless, isUnconfirmed), lte(operationDate, scope.today))),
      ),
    )
    .orderBy(asc(operationDate), rank, asc(start), asc(allocations.number))
    .limit(mostRunsToDecide + 1);
  const shown = rows.slice(0, mostRunsToDecide);
  const toDecide = shown.map(({ total, ...run }) => ({ ...run, state: held.get(run.id) ?? run.state }));
  return {
    toDecide,
    moreToDecide: (rows[0]?.total ?? 0) - toDecide.length,
    moreFrom: rows[mostRunsToDecide]?.operationDate ?? null,
  };
}
