import { bodyTypes } from '@haisha/validation/vehicle-body';
import {
  type VehicleType,
  type VehicleTypeInput,
  vehicleClasses,
  vehicleTypeInputSchema,
  vehicleTypeWarnings,
} from '@haisha/validation/vehicle-type';
import { arrayOverlaps } from 'drizzle-orm';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
import { plainWrites } from '../../../services/imports/apply/plain-writes.ts';
import { RowInUse } from '../../../services/imports/apply/row-in-use.ts';
import { importFieldsFor } from '../../../services/imports/fields/import-field.ts';
import { codeKeys } from '../../../services/imports/fields/import-key.ts';
import type { ImportedEntity } from '../../../services/imports/imported-entity.ts';
import { fieldWarnings } from '../../../services/imports/judge/field-warnings.ts';
import { zonesReader } from '../temperature-zones/zones-reader.ts';
import { exportedVehicleTypes } from './vehicle-type-export.ts';
import { vehicleTypeRepository, vehicleTypeRow } from './vehicle-type-repository.ts';

const { text, figure, choice, of } = importFieldsFor<VehicleTypeInput>('vehicleType');
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
    figure('grossWeightKg', 'kg'),
    figure('maxLoadKg', 'kg'),
    choice('bodyType', bodyTypes),
    of('zones', zonesReader('vehicleType')),
    figure('palletCapacity', '枚'),
    figure('rollCageCapacity', '台'),
    figure('capacityCubicMetres', 'm3'),
    figure('fuelEconomyKmPerLitre', 'km/l'),
    text('colour'),
    text('sortOrder'),
    text('note'),
  ],
  usualHeaders: { code: ['車種CD', '車種No', '車種番号'] },
  warnings: fieldWarnings(vehicleTypeWarnings),
  keys: codeKeys(vehicleTypes, vehicleTypes.code),
  ...plain,

  async remove(write, ids) {
    const isUsable = arrayOverlaps(drivers.usableVehicleTypeIds, ids);
    if ((await write.tx.$count(drivers, isUsable)) > 0) throw new RowInUse();
    await plain.remove(write, ids);
  },
};
