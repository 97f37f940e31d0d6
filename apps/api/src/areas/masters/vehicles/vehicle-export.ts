import { formatPlate } from '@haisha/rules/plate';
import { type Vehicle, type VehicleListQuery, vehicleListQuerySchema } from '@haisha/validation/vehicle';
import { isAmong } from '../../../db/is-among.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
import { vehicles } from '../../../db/schema/masters/vehicles.ts';
import { columnsFor, type ExportColumn } from '../../../services/exports/cells/export-column.ts';
import { type ExportedEntity, selectedBy } from '../../../services/exports/exported-entity.ts';
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
  ...selectedBy((db, ids, scope) => selectVehicles(db, scope).where(isAmong(vehicles.id, ids))),
};

function vehicleColumns(labels: Labels): ExportColumn<Vehicle>[] {
  const { text, reference, number, day, instant, choice, flag, from } = columnsFor<Vehicle>(labels);
  return [
    text('code'),
    from('plate', (plate) => ({ text: formatPlate(plate) })),
    reference('vehicleTypeName'),
    reference('departmentName'),
    choice('status'),
    text('chassisNumber'),
    text('maker'),
    text('model'),
    text('modelCode'),
    from('firstRegistrationMonth', (month) => (month === null ? null : { text: month.replace('-', '/') })),
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
    from('zones', (zones) => zonesText(zones, labels)),
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
