import { and, eq, isNotNull, notInArray, or } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { allocationCrew } from '../../../db/schema/dispatch/allocation-crew.ts';
import { allocationStops } from '../../../db/schema/dispatch/allocation-stops.ts';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';
import { deliveries } from '../../../db/schema/dispatch/deliveries.ts';
import { courses } from '../../../db/schema/masters/courses.ts';
import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { destinations } from '../../../db/schema/masters/destinations.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { vehicles } from '../../../db/schema/masters/vehicles.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import type { Referring } from '../../../services/records/write/used-by.ts';

/** What runs refer to, and so keep from being archived as long as they are not done; a delivery on a run always. */
export const allocationReferences: Referring = {
  entity: 'allocation',
  table: allocations,
  name: allocations.number,
  department: allocations.departmentId,
  to: [
    [departments, undone(allocations.departmentId)],
    [courses, undone(allocations.courseId)],
    [vehicles, undone(allocations.vehicleId, allocations.trailerId)],
    [deliveryCompanies, undone(allocations.deliveryCompanyId)],
    [drivers, withDriver],
    [destinations, withStopAt],
    [deliveries, withDelivery],
  ],
};

const isUndone = notInArray(allocations.status, [
  'declined',
  'returned',
  'postCalled',
  'reported',
  'approved',
  'locked',
  'cancelled',
]);

function undone(...columns: AnyPgColumn[]) {
  return (db: Reader, id: string) =>
    db
      .select({ id: allocations.id })
      .from(allocations)
      .where(and(or(...columns.map((column) => eq(column, id))), isUndone));
}

function withDriver(db: Reader, id: string) {
  return db
    .select({ id: allocations.id })
    .from(allocations)
    .innerJoin(allocationCrew, eq(allocationCrew.allocationId, allocations.id))
    .where(and(eq(allocationCrew.driverId, id), isUndone));
}

function withStopAt(db: Reader, id: string) {
  return db
    .select({ id: allocations.id })
    .from(allocations)
    .innerJoin(allocationStops, eq(allocationStops.allocationId, allocations.id))
    .where(and(eq(allocationStops.destinationId, id), isUndone));
}

function withDelivery(db: Reader, id: string) {
  return db
    .select({ id: deliveries.allocationId })
    .from(deliveries)
    .where(and(eq(deliveries.id, id), isNotNull(deliveries.allocationId)));
}
