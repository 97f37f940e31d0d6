import { formatNumber, useTranslation } from '@haisha/i18n';
import { codeColumn } from '@haisha/records/list/code-column';
import type { ListColumn } from '@haisha/records/list/list-column';
import { nameColumn } from '@haisha/records/list/name-column';
import { useUpdatedAtColumn } from '@haisha/records/list/use-updated-at-column';
import { ColourMark } from '@haisha/ui/colour-mark';
import type { VehicleType } from '@haisha/validation/vehicle-type';
import { useVehicleTypeText } from './use-vehicle-type-text.ts';
import { ZoneList } from './zone-list.tsx';

/** The columns of the list of vehicle types. */
export function useVehicleTypeColumns(): ListColumn<VehicleType>[] {
  const { t } = useTranslation('vehicleType');
  const textOf = useVehicleTypeText();
  const number = (value: number | null) => (value === null ? '' : formatNumber(value));
  const kilograms = (value: number | null) => (value === null ? '' : `${formatNumber(value)} kg`);
  const updatedAt = useUpdatedAtColumn();
  return [
    codeColumn(t('short.code'), 110),
    nameColumn(t('field.name'), 170),
    {
      id: 'vehicleClass',
      header: t('field.vehicleClass'),
      cell: (row) => textOf('vehicleClass', row.vehicleClass),
      sortable: true,
      width: 100,
    },
    {
      id: 'grossWeightKg',
      header: t('short.grossWeightKg'),
      cell: (row) => kilograms(row.grossWeightKg),
      sortable: true,
      align: 'end',
      width: 96,
    },
    {
      id: 'maxLoadKg',
      header: t('short.maxLoadKg'),
      cell: (row) => kilograms(row.maxLoadKg),
      sortable: true,
      align: 'end',
      width: 96,
    },
    { id: 'bodyType', header: t('field.bodyType'), cell: (row) => textOf('bodyType', row.bodyType), width: 120 },
    { id: 'zones', header: t('field.zones'), cell: (row) => <ZoneList zones={row.zones} />, width: 225 },
    {
      id: 'palletCapacity',
      header: t('short.palletCapacity'),
      cell: (row) => number(row.palletCapacity),
      align: 'end',
      width: 120,
    },
    {
      id: 'rollCageCapacity',
      header: t('short.rollCageCapacity'),
      cell: (row) => number(row.rollCageCapacity),
      align: 'end',
      width: 120,
    },
    {
      id: 'capacityCubicMetres',
      header: t('short.capacityCubicMetres'),
      cell: (row) => (row.capacityCubicMetres === null ? '' : `${formatNumber(row.capacityCubicMetres)} m³`),
      align: 'end',
      width: 120,
    },
    {
      id: 'fuelEconomyKmPerLitre',
      header: t('field.fuelEconomyKmPerLitre'),
      cell: (row) => (row.fuelEconomyKmPerLitre === null ? '' : `${formatNumber(row.fuelEconomyKmPerLitre)} km/L`),
      align: 'end',
      width: 120,
    },
    {
      id: 'colour',
      header: t('short.colour'),
      cell: (row) => row.colour && <ColourMark colour={row.colour} />,
      width: 72,
    },
    {
      id: 'vehicleCount',
      header: t('short.vehicleCount'),
      cell: (row) => formatNumber(row.vehicleCount),
      sortable: true,
      align: 'end',
      width: 90,
    },
    updatedAt,
  ];
}
