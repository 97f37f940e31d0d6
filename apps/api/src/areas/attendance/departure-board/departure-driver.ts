import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { recordNotFound, validationFailed } from '../../../http/errors.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';

/** A driver on the board of a day, with the departments that have them there. */
export type DepartureDriver = { id: string; name: string; departmentIds: string[] };

/**
 * Finds who stands on the board of a day: a driver within scope, or one who drives for a department within scope then.
 * Throws where there is none, and where they had left.
 */
export async function findDepartureDriver(
  tx: Transaction,
  { date, driverId }: { driverId: string; date: string },
  scope: RowScope,
): Promise<DepartureDriver> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct a.department_id as id from allocation_crew c join allocations a on a.id = c.allocation_id
    where c.driver_id = ${driverId} and not c.is_released and a.operation_date = ${date} and a.archived_at is null`);
  const borrowedBy = rows.map(({ id }) => id);
  const isBorrowed = scope.rows === 'department' && borrowedBy.some((id) => scope.departmentIds.includes(id));
  const [driver] = await tx
    .select({ departmentId: drivers.departmentId, leftDate: drivers.leftDate, name: drivers.name })
    .from(drivers)
    .where(
      sql`${eq(drivers.id, driverId)} and ${isBorrowed ? sql`true` : (withinScope(scope, drivers.departmentId) ?? sql`true`)}`,
    );
  if (!driver) throw recordNotFound();
  if (driver.leftDate !== null && driver.leftDate < date) throw validationFailed([{ path: 'date', code: 'hasLeft' }]);
  return { id: driverId, name: driver.name, departmentIds: [...new Set([driver.departmentId, ...borrowedBy])] };
}

/** Tells those who look at a board that something of a driver changed. */
export function announceBoard(
  tx: Transaction,
  { departmentIds, id }: Pick<DepartureDriver, 'id' | 'departmentIds'>,
): void {
  announceChange(tx, { entity: 'departureBoard', id, version: 1, action: 'update', departmentIds });
}
