import { formatPlate } from '@haisha/rules/plate';
import { type Vehicle, type VehicleListQuery, vehicleListQuerySchema } from '@haisha/validation/vehicle';
import { sql } from 'drizzle-orm';
import { isAmong } from '../../../db/is-among.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
import { vehicles } from '../../../db/schema/masters/vehicles.ts';
import { monthSql, typedSql } from '../../../services/exports/cells/cell-sql.ts';
import { columnsFor, type ExportColumn } from '../../../services/exports/cells/export-column.ts';
import { type ExportedEntity, selectedBy } from '../../../services/exports/exported-entity.ts';
import type { Labels } from '../../../services/words/labels.ts';
import { zonesSql, zonesText } from '../temperature-zones/zones-text.ts';
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

/** A plate as `formatPlate` writes it. */
const plateSql = typedSql((fields) => {
  const [region, classNumber, kana, serialNumber] = fields.get('plate')?.columns ?? [];
  const serial = sql`${serialNumber}::text`;
  const shown = sql`case length(${serial}) when 4 then left(${serial}, 2) || '-' || right(${serial}, 2)
    else lpad(${serial}, 4, '・') end`;
  return region && sql`concat(${region}, ' ', ${classNumber}, ' ', ${kana}, ' ', ${shown})`;
});

function vehicleColumns(labels: Labels): ExportColumn<Vehicle>[] {
  const { text, reference, number, day, instant, choice, flag, from } = columnsFor<Vehicle>(labels);
  return [
    text('code'),
    from('plate', (plate) => ({ text: formatPlate(plate) }), plateSql),
    reference('vehicleTypeName'),
    reference('departmentName'),
    choice('status'),
    text('chassisNumber'),
    text('maker'),
    text('model'),
    text('modelCode'),
    from(
      'firstRegistrationMonth',
      (month) => (month === null ? null : { text: month.replace('-', '/') }),
      monthSql('firstRegistrationMonth'),
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
    from('zones', (zones) => zonesText(zones, labels), zonesSql('zones', labels)),
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
