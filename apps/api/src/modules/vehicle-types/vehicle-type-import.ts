import { bodyTypes } from '@haisha/validation/vehicle-body';
import {
  type VehicleType,
  type VehicleTypeInput,
  vehicleClasses,
  vehicleTypeInputSchema,
} from '@haisha/validation/vehicle-type';
import { arrayOverlaps } from 'drizzle-orm';
import { insertEntities, updateEntities } from '../../crud/write-many.ts';
import { isAmong } from '../../db/is-among.ts';
import { drivers } from '../../db/schema/drivers.ts';
import { vehicleTypes } from '../../db/schema/vehicle-types.ts';
import { importFieldsFor } from '../../imports/import-field.ts';
import { columnKey } from '../../imports/import-key.ts';
import type { ImportedEntity } from '../../imports/imported-entity.ts';
import { zonesReader } from '../../imports/read-zones.ts';
import { RowInUse } from '../../imports/row-in-use.ts';
import { exportedVehicleTypes } from './vehicle-type-export.ts';
import { vehicleTypeRepository, vehicleTypeRow } from './vehicle-type-repository.ts';

const { text, choice, of } = importFieldsFor<VehicleTypeInput>('vehicleType');

export const importedVehicleTypes: ImportedEntity<VehicleType, VehicleTypeInput> = {
  exported: exportedVehicleTypes,
  access: 'importVehicleTypes.create',
  repository: vehicleTypeRepository,
  input: vehicleTypeInputSchema,
  fields: [
    text('code'),
    text('name'),
    text('nameEn'),
    choice('vehicleClass', vehicleClasses),
    text('grossWeightKg'),
    text('maxLoadKg'),
    choice('bodyType', bodyTypes),
    of('zones', zonesReader('vehicleType')),
    text('palletCapacity'),
    text('rollCageCapacity'),
    text('capacityCubicMetres'),
    text('fuelEconomyKmPerLitre'),
    text('colour'),
    text('sortOrder'),
    text('note'),
  ],
  keys: [columnKey('code', vehicleTypes, vehicleTypes.code)],

  async insert({ tx, actor }, inputs) {
    return await insertEntities(tx, vehicleTypes, actor, inputs.map(vehicleTypeRow));
  },

  async update({ tx, actor }, changes) {
    const rows = changes.map(({ row: { id }, input }) => ({ ...vehicleTypeRow(input), id }));
    await updateEntities(tx, vehicleTypes, actor, rows);
  },

  async remove({ tx }, ids) {
    if ((await tx.$count(drivers, arrayOverlaps(drivers.usableVehicleTypeIds, ids))) > 0) throw new RowInUse();
    await tx.delete(vehicleTypes).where(isAmong(vehicleTypes.id, ids));
  },
};
