import { and, eq, inArray, notInArray, or, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { allocationCrew } from '../../../db/schema/dispatch/allocation-crew.ts';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';
import { deliveries } from '../../../db/schema/dispatch/deliveries.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';

/** The deliveries within scope; own are those of the runs that a driver drives, or that were asked of a delivery company. */
export function deliveriesWithin(scope: RowScope): SQL | undefined {
  return withinScope(scope, deliveries.departmentId, scope.rows === 'own' ? ownDeliveries(scope) : undefined);
}

function ownDeliveries({ userId, deliveryCompanyId }: RowScope): SQL | undefined {
  const select = new QueryBuilder();
  const driven = select
    .select({ id: allocationCrew.allocationId })
    .from(allocationCrew)
    .innerJoin(drivers, eq(drivers.id, allocationCrew.driverId))
    .where(and(eq(drivers.userId, userId), eq(allocationCrew.isReleased, false)));
  if (deliveryCompanyId === null) return inArray(deliveries.allocationId, driven);
  const asked = select
    .select({ id: allocations.id })
    .from(allocations)
    .where(
      and(
        eq(allocations.deliveryCompanyId, deliveryCompanyId),
        // Before a run is asked for, and after it was declined, it is nothing of theirs.
        notInArray(allocations.status, ['planned', 'declined', 'cancelled']),
      ),
    );
  return or(inArray(deliveries.allocationId, driven), inArray(deliveries.allocationId, asked));
}
