import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { allocationCrew } from '../../../db/schema/dispatch/allocation-crew.ts';
import type { TimeRange } from '../../../db/schema/dispatch/time-range.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { requireLive } from '../../../services/records/write/row-writes.ts';

export type DriverIds = { driver1Id: string | null; driver2Id: string | null };

/** Sets who drives a run; relief drivers and helpers stay. The database refuses a driver who is on another run then. */
export async function setDrivers(
  tx: Transaction,
  run: { id: string; during: TimeRange },
  ids: DriverIds,
  known: readonly string[] = [],
): Promise<void> {
  for (const [path, id] of Object.entries(ids)) {
    if (id !== null && !known.includes(id)) await requireLive(tx, drivers, id, path);
  }
  await tx
    .delete(allocationCrew)
    .where(and(eq(allocationCrew.allocationId, run.id), inArray(allocationCrew.role, ['driver1', 'driver2'])));
  const crew = [
    { role: 'driver1', driverId: ids.driver1Id },
    { role: 'driver2', driverId: ids.driver2Id },
  ] as const;
  const rows = crew.flatMap(({ driverId, role }) =>
    driverId === null ? [] : [{ allocationId: run.id, driverId, role, during: run.during }],
  );
  if (rows.length > 0) await tx.insert(allocationCrew).values(rows);
}

/** Everybody on the run is on it for as long as it takes now, and its stops are so many milliseconds later: at once. */
export async function moveCrewAndStops(tx: Transaction, id: string, during: TimeRange, later: number): Promise<void> {
  const by = sql`${later / 1000}::float8 * interval '1 second'`;
  await tx.execute(sql`
    with moved as (
      update allocation_crew set during = ${sql.param(during, allocationCrew.during)} where allocation_id = ${id})
    update allocation_stops set planned_arrive_at = planned_arrive_at + ${by}, planned_depart_at = planned_depart_at + ${by}
    where allocation_id = ${id} and ${later}::float8 <> 0`);
}

/** Takes everybody off a run. */
export async function clearCrew(tx: Transaction, id: string): Promise<void> {
  await tx.delete(allocationCrew).where(eq(allocationCrew.allocationId, id));
}
