import { vehicleReadingErrors, vehicleReadingWarnings } from '@haisha/validation/odometer';
import type { FieldError } from '@haisha/validation/rule';
import {
  fuelTypes,
  ownershipTypes,
  transmissions,
  type Vehicle,
  type VehicleInput,
  vehicleInputSchema,
} from '@haisha/validation/vehicle';
import { bodyTypes } from '@haisha/validation/vehicle-body';
import { typeWarnings, vehicleWarnings } from '@haisha/validation/vehicle-errors';
import { and, isNull, sql } from 'drizzle-orm';
import { departments } from '../../../db/schema/masters/departments.ts';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
import { vehicles } from '../../../db/schema/masters/vehicles.ts';
import { plainWrites } from '../../../services/imports/apply/plain-writes.ts';
import { importFieldsFor } from '../../../services/imports/fields/import-field.ts';
import { codeKeys, columnKey, type ImportKey } from '../../../services/imports/fields/import-key.ts';
import type { ImportedEntity } from '../../../services/imports/imported-entity.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { zonesReader } from '../temperature-zones/zones-reader.ts';
import { joinPlate, readPlate } from './plate-reader.ts';
import { recordMoves } from './record-moves.ts';
import { exportedVehicles } from './vehicle-export.ts';
import { vehicleHeaders, vehicleHeadersBeside } from './vehicle-headers.ts';
import { vehicleRepository, vehicleRow } from './vehicle-repository.ts';

const { text, figure, day, month, choice, flag, reference, of, partOf } = importFieldsFor<VehicleInput>('vehicle');

const plain = plainWrites<Vehicle, VehicleInput>(vehicles, vehicleRow);

/** Two vehicles in use never have the same plate; the plate of an archived one may be given out again. */
const plateKey: ImportKey<VehicleInput> = {
  field: 'plate',
  of: ({ plate: { region, classNumber, kana, serialNumber } }) => `${region} ${classNumber} ${kana} ${serialNumber}`,
  async holders(db, values) {
    const { plateRegion, plateClassNumber, plateKana, plateSerialNumber } = vehicles;
    const parts = values.map((value) => value.split(' '));
    const part = (place: number) => sql.param(parts.map((one) => one[place]));
    const value = sql<string>`concat_ws(' ', ${plateRegion}, ${plateClassNumber}, ${plateKana}, ${plateSerialNumber})`;
    const wanted = sql`select * from unnest(${part(0)}::text[], ${part(1)}::text[], ${part(2)}::text[], ${part(3)}::smallint[])`;
    const isWanted = sql`(${plateRegion}, ${plateClassNumber}, ${plateKana}, ${plateSerialNumber}) in (${wanted})`;
    const rows = await db
      .select({ id: vehicles.id, value })
      .from(vehicles)
      .where(and(isNull(vehicles.archivedAt), isWanted));
    return rows.map((row) => ({ ...row, isArchived: false }));
  },
};

export const importedVehicles: ImportedEntity<Vehicle, VehicleInput> = {
  exported: exportedVehicles,
  access: 'importVehicles.create',
  repository: vehicleRepository,
  input: vehicleInputSchema,
  fields: [
    text('code'),
    { ...of('plate', readPlate), join: joinPlate },
    partOf('plate', 'region', 'plateRegion'),
    partOf('plate', 'classNumber', 'plateClassNumber'),
    partOf('plate', 'kana', 'plateKana'),
    partOf('plate', 'serialNumber', 'plateSerialNumber'),
    reference('vehicleTypeName', 'vehicleTypeId', vehicleTypes),
    reference('departmentName', 'departmentId', departments),
    text('chassisNumber'),
    text('maker'),
    text('model'),
    text('modelCode'),
    month('firstRegistrationMonth'),
    choice('ownershipType', ownershipTypes),
    text('ownerName'),
    text('userName'),
    figure('grossWeightKg', 'kg'),
    figure('maxLoadKg', 'kg'),
    figure('vehicleWeightKg', 'kg'),
    figure('lengthCm', 'cm'),
    figure('widthCm', 'cm'),
    figure('heightCm', 'cm'),
    figure('seatingCapacity', '人', '名'),
    choice('fuelType', fuelTypes),
    figure('engineCc', 'cc'),
    choice('transmission', transmissions),
    figure('axleCount', '軸'),
    flag('isTrailer'),
    choice('bodyType', bodyTypes),
    of('zones', zonesReader('vehicle')),
    flag('hasTailLift'),
    flag('hasPartition'),
    figure('palletCapacity', '枚'),
    figure('rollCageCapacity', '台'),
    figure('capacityCubicMetres', 'm3'),
    flag('hasDigitalTachograph'),
    flag('hasDashcam'),
    text('etcCardNumber'),
    text('fuelCardNumber'),
    flag('isNoxPmCompliant'),
    day('inspectionExpiryDate'),
    day('nextThreeMonthInspectionDate'),
    day('nextTwelveMonthInspectionDate'),
    day('compulsoryInsuranceExpiryDate'),
    day('voluntaryInsuranceExpiryDate'),
    day('leaseEndDate'),
    day('refrigeratorServiceDate'),
    day('tyreChangeDate'),
    figure('oilChangeKm', 'km'),
    figure('monthlyVehicleCostYen', '円'),
    figure('monthlyInsuranceYen', '円'),
    figure('monthlyTaxYen', '円'),
    figure('monthlyDepreciationYen', '円'),
    figure('odometerKm', 'km'),
    day('odometerDate'),
    text('note'),
  ],
  usualHeaders: vehicleHeaders,
  headersBeside: vehicleHeadersBeside,
  secondMeanings: { 車番: 'code', 車両番号: 'code' },
  keys: [...codeKeys(vehicles, vehicles.code), plateKey, columnKey('chassisNumber', vehicles, vehicles.chassisNumber)],
  errors: ({ row, input }) => (row ? vehicleReadingErrors(input, row, false) : []),
  warnings: vehicleWarningsOf,
  ...plain,
  async update(write, changes) {
    await plain.update(write, changes);
    await recordMoves(write, changes);
  },
};

/** The weights of the vehicle types are read once for all. */
async function vehicleWarningsOf(
  db: Reader,
  inputs: readonly VehicleInput[],
  _today: string,
  rows: readonly (Vehicle | null)[],
): Promise<FieldError[][]> {
  const { id, grossWeightKg, maxLoadKg } = vehicleTypes;
  const types = await db.select({ id, grossWeightKg, maxLoadKg }).from(vehicleTypes);
  const typeOf = new Map(types.map((type) => [type.id, type]));
  return inputs.map((input, index) => [
    ...vehicleWarnings(input),
    ...typeWarnings(input, typeOf.get(input.vehicleTypeId)),
    ...vehicleReadingWarnings(input, rows[index] ?? null),
  ]);
}
