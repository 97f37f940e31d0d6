import { and, eq, inArray, notInArray, or, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { allocationCrew } from '../../../db/schema/dispatch/allocation-crew.ts';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';

/** Before a run is asked for, and after it was declined or cancelled, it is nothing of a delivery company. */
const hiddenFromPartners = ['planned', 'declined', 'cancelled'] as const;

/** The runs within scope; own are those that a driver drives, or that were asked of a delivery company. */
export function allocationsWithin(scope: RowScope): SQL | undefined {
  return withinScope(scope, allocations.departmentId, scope.rows === 'own' ? ownRuns(scope) : undefined);
}

function ownRuns({ userId, deliveryCompanyId }: RowScope): SQL | undefined {
  const driven = inArray(
    allocations.id,
    new QueryBuilder()
      .select({ id: allocationCrew.allocationId })
      .from(allocationCrew)
      .innerJoin(drivers, eq(drivers.id, allocationCrew.driverId))
      .where(and(eq(drivers.userId, userId), eq(allocationCrew.isReleased, false))),
  );
  if (deliveryCompanyId === null) return driven;
  const asked = and(
    eq(allocations.deliveryCompanyId, deliveryCompanyId),
    notInArray(allocations.status, [...hiddenFromPartners]),
  );
  return or(driven, asked);
}

/**
 * Who may see what a delivery company is paid: whoever reads its prices, the company itself, its own runs, and whoever
 * plans runs, since the checks and the log of what they do hold it.
 */
export function seesFee({ may }: Pick<RowScope, 'may'>): boolean {
  return may('carrierPrice.read') || may('allocation.update');
}
