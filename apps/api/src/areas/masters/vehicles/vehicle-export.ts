import { formatPlate } from '@haisha/rules/plate';
import { type Vehicle, type VehicleListQuery, vehicleListQuerySchema } from '@haisha/validation/vehicle';
import { isAmong } from '../../../db/is-among.ts';
import { readMany } from '../../../db/read-many.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
import { vehicles } from '../../../db/schema/masters/vehicles.ts';
import { columnsFor, type ExportColumn } from '../../../services/exports/cells/export-column.ts';
import type { ExportedEntity } from '../../../services/exports/exported-entity.ts';
import type { Labels } from '../../../services/words/labels.ts';
import { zonesText } from '../temperature-zones/zones-text.ts';
import { selectVehicles, vehicleIds } from './vehicle-list.ts';

export const exportedVehicles: ExportedEntity<Vehicle, VehicleListQuery> = {
  path: '/vehicles',
  name: 'vehicle',
  listQuery: vehicleListQuerySchema,
  columns: vehicleColumns,
  calls: [vehicleTypes, departments],
  ids: vehicleIds,
  rows: (db, ids, scope) => readMany(db, selectVehicles(db, scope).where(isAmong(vehicles.id, ids))),
};

function vehicleColumns(labels: Labels): ExportColumn<Vehicle>[] {
  const { of, text, reference, number, day, instant, choice, flag } = columnsFor<Vehicle>(labels);
  return [
    text('code'),
    of('plate', ({ plate }) => ({ text: formatPlate(plate) })),
    reference('vehicleTypeName'),
    reference('departmentName'),
    choice('status'),
    text('chassisNumber'),
    text('maker'),
    text('model'),
    text('modelCode'),
    of('firstRegistrationMonth', ({ firstRegistrationMonth: month }) =>
      month === null ? null : { text: month.replace('-', '/') },
    ),
    choice('ownershipType'),
    text('ownerName'),
    text('userName'),
    number('grossWeightKg'),
    number('maxLoadKg'),
    number('vehicleWeightKg'),
    number('lengthCm'),
    number('widthCm'),
    number('heightCm'),
    number('seatingCapacity'),
    choice('fuelType'),
    number('engineCc'),
    choice('transmission'),
    number('axleCount'),
    flag('isTrailer'),
    choice('bodyType'),
    of('zones', ({ zones }) => zonesText(zones, labels)),
    flag('hasTailLift'),
    flag('hasPartition'),
    number('palletCapacity'),
    number('rollCageCapacity'),
    number('capacityCubicMetres'),
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
    number('oilChangeKm'),
    number('monthlyVehicleCostYen'),
    number('monthlyInsuranceYen'),
    number('monthlyTaxYen'),
    number('monthlyDepreciationYen'),
    number('odometerKm'),
    day('odometerDate'),
    text('note'),
    instant('updatedAt'),
    instant('archivedAt'),
  ];
}
