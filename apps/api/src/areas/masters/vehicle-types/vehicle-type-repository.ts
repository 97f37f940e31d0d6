import { searchText } from '@haisha/rules/search-text';
import type {
  VehicleType,
  VehicleTypeInput,
  VehicleTypeListQuery,
  vehicleTypeUpdateSchema,
} from '@haisha/validation/vehicle-type';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
import type { EntityRepository, Reader } from '../../../services/records/entity-repository.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';
import { changedBy, createdBy } from '../../../services/records/write/row-writes.ts';
import { listVehicleTypes, selectVehicleTypes } from './vehicle-type-list.ts';

type VehicleTypeUpdate = z.output<typeof vehicleTypeUpdateSchema>;

export const vehicleTypeRepository: EntityRepository<
  VehicleType,
  VehicleTypeInput,
  VehicleTypeUpdate,
  VehicleTypeListQuery
> = {
  entity: 'vehicleType',
  table: vehicleTypes,
  list: listVehicleTypes,

  async find(db: Reader, id: string, scope: RowScope) {
    const [row] = await selectVehicleTypes(db).where(and(eq(vehicleTypes.id, id), withinScope(scope, null)));
    return row ?? null;
  },

  async insert({ tx, actor }, input) {
    const values = { ...vehicleTypeRow(input), ...createdBy(actor) };
    const [row] = await tx.insert(vehicleTypes).values(values).returning({ id: vehicleTypes.id });
    if (!row) throw new Error('no vehicle type was made');
    return row.id;
  },

  async update({ tx, actor }, row, { version: _, ...input }) {
    await tx
      .update(vehicleTypes)
      .set({ ...vehicleTypeRow(input), ...changedBy(vehicleTypes, actor) })
      .where(eq(vehicleTypes.id, row.id));
  },
};

export function vehicleTypeRow(input: VehicleTypeInput) {
  const { code, name, nameEn, note } = input;
  return { ...input, searchText: searchText(code, name, nameEn, note) };
}
