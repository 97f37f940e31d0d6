import {
  type VehicleType,
  type VehicleTypeListQuery,
  vehicleTypeListQuerySchema,
} from '@haisha/validation/vehicle-type';
import { isAmong } from '../../../db/is-among.ts';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
import { columnsFor, type ExportColumn } from '../../../services/exports/cells/export-column.ts';
import { type ExportedEntity, selectedBy } from '../../../services/exports/exported-entity.ts';
import type { Labels } from '../../../services/words/labels.ts';
import { zonesSql, zonesText } from '../temperature-zones/zones-text.ts';
import { selectVehicleTypes, vehicleTypeIds } from './vehicle-type-list.ts';

export const exportedVehicleTypes: ExportedEntity<VehicleType, VehicleTypeListQuery> = {
  path: '/vehicle-types',
  name: 'vehicleType',
  listQuery: vehicleTypeListQuerySchema,
  columns: vehicleTypeColumns,
  ids: vehicleTypeIds,
  ...selectedBy((db, ids) => selectVehicleTypes(db).where(isAmong(vehicleTypes.id, ids))),
};

function vehicleTypeColumns(labels: Labels): ExportColumn<VehicleType>[] {
  const { text, number, instant, choice, from } = columnsFor<VehicleType>(labels);
  return [
    text('code'),
    text('name'),
    text('nameEn'),
    choice('vehicleClass'),
    number('grossWeightKg'),
    number('maxLoadKg'),
    choice('bodyType'),
    from('zones', (zones) => zonesText(zones, labels), zonesSql('zones', labels)),
    number('palletCapacity'),
    number('rollCageCapacity'),
    number('capacityCubicMetres'),
    number('fuelEconomyKmPerLitre'),
    text('colour'),
    number('sortOrder'),
    number('vehicleCount'),
    text('note'),
    instant('updatedAt'),
    instant('archivedAt'),
  ];
}
