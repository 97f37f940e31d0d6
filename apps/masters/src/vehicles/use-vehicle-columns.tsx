import { formatDate, formatNumber, useLocale, useTranslation } from '@haisha/i18n';
import { codeColumn } from '@haisha/records/list/code-column';
import type { ListColumn } from '@haisha/records/list/list-column';
import { useUpdatedAtColumn } from '@haisha/records/list/use-updated-at-column';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { formatPlate } from '@haisha/rules/plate';
import { StatusBadge } from '@haisha/ui';
import type { Vehicle } from '@haisha/validation/vehicle';
import { dueColumn } from '../fields/due-column.tsx';
import { vehicleTone } from './vehicle-tone.ts';

/** The columns of the list of vehicles. */
export function useVehicleColumns(): ListColumn<Vehicle>[] {
  const { t } = useTranslation('vehicle');
  const localName = useLocalName();
  const updatedAt = useUpdatedAtColumn();
  const isEnglish = useLocale() === 'en';
  // Nothing is due any more of a vehicle that is retired.
  const due = (id: 'inspectionExpiryDate' | 'nextThreeMonthInspectionDate') =>
    dueColumn<Vehicle>({
      id,
      header: t(`short.${id}`),
      dueOf: (row) => (row.status === 'retired' ? null : { date: row[id] }),
      otherwise: (row) => formatDate(row[id]),
      leastWidth: isEnglish ? 186 : 170,
    });
  return [
    { ...codeColumn(t('short.code'), 76), leastWidth: 64 },
    {
      id: 'plate',
      header: t('short.plate'),
      cell: (row) => (
        <>
          {formatPlate(row.plate)} {row.archivedAt && <StatusBadge tone="neutral">{t('entity:archived')}</StatusBadge>}
        </>
      ),
      sortable: true,
      primary: true,
      hideable: false,
      width: 144,
      leastWidth: 140,
    },
    {
      id: 'vehicleTypeName',
      header: t('short.vehicleTypeName'),
      cell: (row) => localName(row.vehicleTypeName, row.vehicleTypeNameEn),
      sortable: true,
      narrow: 'second',
      width: 142,
      leastWidth: 108,
    },
    {
      id: 'departmentName',
      header: t('short.departmentName'),
      cell: (row) => localName(row.departmentName, row.departmentNameEn),
      sortable: true,
      width: 110,
    },
    {
      id: 'status',
      header: t('field.status'),
      cell: (row) => <StatusBadge tone={vehicleTone(row.status)}>{t(`status.${row.status}`)}</StatusBadge>,
      sortable: true,
      narrow: 'second',
      rank: 1,
      width: 104,
      // The English words of a status are longer.
      leastWidth: isEnglish ? 112 : 82,
    },
    {
      id: 'ownershipType',
      header: t('field.ownershipType'),
      cell: (row) => t(`ownershipType.${row.ownershipType}`),
      sortable: true,
      width: 120,
    },
    {
      id: 'bodyType',
      header: t('field.bodyType'),
      cell: (row) => row.bodyType && t(`bodyType.${row.bodyType}`),
      sortable: true,
      width: 165,
    },
    {
      id: 'grossWeightKg',
      header: t('short.grossWeightKg'),
      cell: (row) => `${formatNumber(row.grossWeightKg)} kg`,
      sortable: true,
      align: 'end',
      width: 120,
    },
    {
      id: 'maxLoadKg',
      header: t('short.maxLoadKg'),
      cell: (row) => `${formatNumber(row.maxLoadKg)} kg`,
      sortable: true,
      align: 'end',
      width: 120,
    },
    due('inspectionExpiryDate'),
    due('nextThreeMonthInspectionDate'),
    {
      id: 'odometerKm',
      header: t('field.odometerKm'),
      cell: (row) => row.odometerKm !== null && `${formatNumber(row.odometerKm)} km`,
      sortable: true,
      align: 'end',
      width: 130,
    },
    updatedAt,
  ];
}
