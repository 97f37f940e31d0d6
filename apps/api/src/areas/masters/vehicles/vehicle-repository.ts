import { formatPlate } from '@haisha/rules/plate';
import { searchText } from '@haisha/rules/search-text';
import { vehicleReadingErrors } from '@haisha/validation/odometer';
import type { Vehicle, VehicleInput, VehicleListQuery, vehicleUpdateSchema } from '@haisha/validation/vehicle';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Transaction } from '../../../db/database.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
import { vehicles } from '../../../db/schema/masters/vehicles.ts';
import { validationFailed } from '../../../http/errors.ts';
import type { EntityRepository, Reader } from '../../../services/records/entity-repository.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';
import { changedBy, createdBy, requireLive } from '../../../services/records/write/row-writes.ts';
import { recordMoves } from './record-moves.ts';
import { listVehicles, selectVehicles } from './vehicle-list.ts';

type VehicleUpdate = z.output<typeof vehicleUpdateSchema>;

export const vehicleRepository: EntityRepository<Vehicle, VehicleInput, VehicleUpdate, VehicleListQuery> = {
  entity: 'vehicle',
  table: vehicles,
  list: listVehicles,
  departmentOf: ({ departmentId }) => departmentId,

  async find(db: Reader, id: string, scope: RowScope) {
    const within = withinScope(scope, vehicles.departmentId);
    const [row] = await selectVehicles(db, scope).where(and(eq(vehicles.id, id), within));
    return row ?? null;
  },

  async insert({ tx, actor }, input) {
    await requireReferences(tx, input);
    const values = { ...vehicleRow(input), ...createdBy(actor) };
    const [row] = await tx.insert(vehicles).values(values).returning({ id: vehicles.id });
    if (!row) throw new Error('no vehicle was made');
    return row.id;
  },

  async update(write, row, { version: _, confirmOdometer, ...input }) {
    const { tx, actor } = write;
    const errors = vehicleReadingErrors(input, row, confirmOdometer);
    if (errors.length > 0) throw validationFailed(errors);
    await requireReferences(tx, input, row);
    await tx
      .update(vehicles)
      .set({ ...vehicleRow(input), ...changedBy(vehicles, actor) })
      .where(eq(vehicles.id, row.id));
    await recordMoves(write, [{ row, input }]);
  },

  async checkRestore(tx, row) {
    await requireReferences(tx, row);
  },
};

type References = Pick<VehicleInput, 'departmentId' | 'vehicleTypeId'>;

/** Checks new references only: an unchanged one may have been archived since. */
async function requireReferences(tx: Transaction, now: References, before?: References): Promise<void> {
  const { departmentId, vehicleTypeId } = now;
  if (departmentId !== before?.departmentId) await requireLive(tx, departments, departmentId, 'departmentId');
  if (vehicleTypeId !== before?.vehicleTypeId) await requireLive(tx, vehicleTypes, vehicleTypeId, 'vehicleTypeId');
}

export function vehicleRow({ plate, ...input }: VehicleInput) {
  const { code, chassisNumber, maker, model, modelCode, ownerName, userName, note } = input;
  return {
    ...input,
    plateRegion: plate.region,
    plateClassNumber: plate.classNumber,
    plateKana: plate.kana,
    plateSerialNumber: plate.serialNumber,
    searchText: searchText(code, formatPlate(plate), chassisNumber, maker, model, modelCode, ownerName, userName, note),
  };
}
