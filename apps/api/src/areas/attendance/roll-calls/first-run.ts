import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { allocationCrew } from '../../../db/schema/dispatch/allocation-crew.ts';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';

type FirstRun = { departmentId: string; vehicleId: string | null };

/** Reads the run with which a driver begins an operation date; null where nothing is planned. */
export async function firstRunOf(tx: Transaction, driverId: string, date: string): Promise<FirstRun | null> {
  const [run] = await tx
    .select({ departmentId: allocations.departmentId, vehicleId: allocations.vehicleId })
    .from(allocationCrew)
    .innerJoin(allocations, eq(allocations.id, allocationCrew.allocationId))
    .where(
      and(
        eq(allocationCrew.driverId, driverId),
        eq(allocations.operationDate, date),
        eq(allocationCrew.isReleased, false),
        inArray(allocationCrew.role, ['driver1', 'driver2']),
        isNull(allocations.archivedAt),
      ),
    )
    .orderBy(asc(allocations.reportAt))
    .limit(1);
  return run ?? null;
}
