import type { Vehicle, VehicleStatusInput } from '@haisha/validation/vehicle';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { vehicleStatuses } from '../../../db/schema/masters/vehicle-statuses.ts';
import { vehicles } from '../../../db/schema/masters/vehicles.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { requirePlausibleDays } from '../../../services/records/write/require-plausible-days.ts';
import { changedBy } from '../../../services/records/write/row-writes.ts';
import { changeEntity } from '../../../services/records/write/write-entity.ts';
import { recordMove } from './record-moves.ts';
import { makeRoom } from './status-periods.ts';
import { vehicleRepository } from './vehicle-repository.ts';

/**
 * Sets the status of a vehicle for a period. It replaces what was set for those days; afterwards the earlier status
 * continues.
 */
export async function changeStatus(write: Write, id: string, input: VehicleStatusInput): Promise<Vehicle> {
  const { tx, actor, scope } = write;
  requirePlausibleDays('vehicleStatus', input, scope);
  const { status, from, to, note, version } = input;
  return await changeEntity(write, vehicleRepository, { id, version }, 'changeStatus', async (vehicle) => {
    const touched = await tx
      .select()
      .from(vehicleStatuses)
      .where(
        and(
          eq(vehicleStatuses.vehicleId, id),
          sql`daterange(${vehicleStatuses.fromDate}, ${vehicleStatuses.toDate}, '[]') && daterange(${from}, ${to}, '[]')`,
        ),
      );
    const ids = touched.map((period) => period.id);
    const kept = makeRoom(
      touched.map(({ id: _, fromDate, toDate, ...period }) => ({ ...period, from: fromDate, to: toDate })),
      { from, to },
    );
    await tx.delete(vehicleStatuses).where(inArray(vehicleStatuses.id, ids));
    await tx
      .insert(vehicleStatuses)
      .values([
        ...kept.map(({ from: fromDate, to: toDate, ...period }) => ({ ...period, fromDate, toDate })),
        { vehicleId: id, status, fromDate: from, toDate: to, note, createdBy: actor.userId },
      ]);
    await tx.update(vehicles).set(changedBy(vehicles, actor)).where(eq(vehicles.id, id));
    const last = touched.find(({ fromDate, toDate }) => fromDate <= from && (toDate === null || toDate >= from));
    await recordMove(write, vehicle, {
      kind: 'statusChange',
      entryDate: from,
      before: { status: last?.status ?? 'inService' },
      after: { status, from, to },
      note,
    });
  });
}
