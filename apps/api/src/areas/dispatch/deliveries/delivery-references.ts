import type { DeliveryInput } from '@haisha/validation/delivery';
import type { FieldError } from '@haisha/validation/rule';
import { and, eq, notInArray, or } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../db/database.ts';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';
import { deliveries } from '../../../db/schema/dispatch/deliveries.ts';
import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { courses } from '../../../db/schema/masters/courses.ts';
import { customers } from '../../../db/schema/masters/customers.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { destinations } from '../../../db/schema/masters/destinations.ts';
import { directions } from '../../../db/schema/masters/directions.ts';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
import { ProblemError } from '../../../http/errors.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { requireAllLive } from '../../../services/records/write/row-writes.ts';
import type { Referring } from '../../../services/records/write/used-by.ts';

/**
 * What deliveries refer to, and so keep from being archived as long as they are not done: what was carried years ago keeps
 * nobody from closing a store.
 */
export const deliveryReferences: Referring = {
  entity: 'delivery',
  table: deliveries,
  name: deliveries.number,
  department: deliveries.departmentId,
  to: [
    [cargoOwners, undone(deliveries.cargoOwnerId)],
    [customers, undone(deliveries.customerId)],
    [departments, undone(deliveries.departmentId)],
    [courses, undone(deliveries.courseId)],
    [directions, undone(deliveries.directionId)],
    [destinations, undone(deliveries.originId, deliveries.destinationId)],
    [vehicleTypes, undone(deliveries.requiredVehicleTypeId)],
    [allocations, undone(deliveries.allocationId)],
    [deliveries, undone(deliveries.splitFromId, deliveries.followsId)],
  ],
};

const done = ['delivered', 'partial', 'failed', 'cancelled'] as const;

function undone(...columns: AnyPgColumn[]) {
  return (db: Reader, id: string) =>
    db
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(and(or(...columns.map((column) => eq(column, id))), notInArray(deliveries.operationStatus, [...done])));
}

const tables = {
  departmentId: departments,
  cargoOwnerId: cargoOwners,
  customerId: customers,
  courseId: courses,
  directionId: directions,
  originId: destinations,
  destinationId: destinations,
  requiredVehicleTypeId: vehicleTypes,
} as const;

type References = Pick<DeliveryInput, keyof typeof tables>;

/**
 * Finds what deliveries newly refer to that is missing or archived; the records stay as they are until the end of the
 * transaction. `before` are the deliveries as they were, in the same order.
 */
export async function referenceErrors(
  tx: Transaction,
  inputs: readonly References[],
  pathAt: (index: number, field: string) => string,
  before: readonly References[] = [],
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  for (const [name, table] of Object.entries(tables)) {
    const field = name as keyof References;
    const named = inputs.flatMap((input, index) => {
      const id = input[field];
      return id === null || id === before[index]?.[field] ? [] : [{ id, index }];
    });
    try {
      await requireAllLive(tx, {
        table,
        ids: named.map(({ id }) => id),
        known: [],
        pathAt: (place) => pathAt(named[place]?.index ?? 0, field),
      });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      errors.push(...(error.extras.errors ?? []));
    }
  }
  return errors;
}
