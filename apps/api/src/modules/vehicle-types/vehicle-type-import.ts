import { bodyTypes } from '@haisha/validation/vehicle-body';
import {
  type VehicleType,
  type VehicleTypeInput,
  vehicleClasses,
  vehicleTypeInputSchema,
} from '@haisha/validation/vehicle-type';
import { arrayOverlaps } from 'drizzle-orm';
import { drivers } from '../../db/schema/drivers.ts';
import { vehicleTypes } from '../../db/schema/vehicle-types.ts';
import { importFieldsFor } from '../../imports/import-field.ts';
import { columnKey } from '../../imports/import-key.ts';
import type { ImportedEntity } from '../../imports/imported-entity.ts';
import { plainWrites } from '../../imports/plain-writes.ts';
import { RowInUse } from '../../imports/row-in-use.ts';
import { zonesReader } from '../../imports/zones-reader.ts';
import { exportedVehicleTypes } from './vehicle-type-export.ts';
import { vehicleTypeRepository, vehicleTypeRow } from './vehicle-type-repository.ts';

const { text, choice, of } = importFieldsFor<VehicleTypeInput>('vehicleType');
const plain = plainWrites<VehicleType, VehicleTypeInput>(vehicleTypes, vehicleTypeRow);

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
  ...plain,

  async remove(write, ids) {
    const isUsable = arrayOverlaps(drivers.usableVehicleTypeIds, ids);
    if ((await write.tx.$count(drivers, isUsable)) > 0) throw new RowInUse();
    await plain.remove(write, ids);
  },
};
