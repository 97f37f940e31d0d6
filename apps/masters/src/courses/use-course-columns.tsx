import { formatNumber, useTranslation } from '@haisha/i18n';
import { codeColumn } from '@haisha/records/list/code-column';
import type { ListColumn } from '@haisha/records/list/list-column';
import { nameColumn } from '@haisha/records/list/name-column';
import { useUpdatedAtColumn } from '@haisha/records/list/use-updated-at-column';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Icon, StatusBadge } from '@haisha/ui';
import type { Course } from '@haisha/validation/course';
import { useCourseText } from './use-course-text.ts';

const shown = ['roundNumber', 'kind', 'zones', 'weekdays', 'standardDistanceKm', 'validFrom', 'validTo'] as const;

/** The columns of the list of courses. */
export function useCourseColumns(): ListColumn<Course>[] {
  const { t } = useTranslation('course');
  const localName = useLocalName();
  const textOf = useCourseText();
  const text = (id: (typeof shown)[number]) => ({
    id,
    header: t(`field.${id}`),
    cell: (row: Course) => textOf(id, row[id]),
  });
  const time = (id: 'reportMinutes' | 'departMinutes' | 'endMinutes' | 'dutyMinutes') => ({
    id,
    header: t(`short.${id}`),
    cell: (row: Course) => textOf(id, row[id]),
    align: 'end' as const,
  });
  const updatedAt = useUpdatedAtColumn();
  return [
    codeColumn(t('short.code'), 92),
    nameColumn(
      t('field.name'),
      210,
      (row) => row.isTemporary && <StatusBadge tone="neutral">{t('field.isTemporary')}</StatusBadge>,
    ),
    { ...text('roundNumber'), sortable: true, width: 96 },
    { ...text('kind'), sortable: true, width: 112 },
    {
      id: 'departmentName',
      header: t('field.departmentName'),
      cell: (row) => localName(row.departmentName, row.departmentNameEn),
      sortable: true,
      narrow: 'second',
      width: 116,
    },
    {
      id: 'directionName',
      header: t('field.directionName'),
      cell: (row) => localName(row.directionName, row.directionNameEn),
      sortable: true,
      narrow: 'second',
      width: 170,
    },
    {
      id: 'cargoOwnerName',
      header: t('field.cargoOwnerName'),
      cell: (row) => localName(row.cargoOwnerName, row.cargoOwnerNameEn),
      width: 180,
    },
    {
      id: 'vehicleTypeName',
      header: t('field.vehicleTypeName'),
      cell: (row) => localName(row.vehicleTypeName, row.vehicleTypeNameEn),
      sortable: true,
      width: 143,
    },
    { ...text('zones'), width: 130 },
    { ...text('weekdays'), width: 180 },
    {
      id: 'stopCount',
      header: t('short.stopCount'),
      cell: (row) => (
        <>
          {row.hasEarlyStop && (
            <span data-warning="" title={t('stopOrder.early')}>
              <Icon name="warning" size={14} label={t('stopOrder.early')} />
            </span>
          )}
          {formatNumber(row.stopCount)}
        </>
      ),
      sortable: true,
      align: 'end',
      width: 84,
    },
    { ...time('reportMinutes'), sortable: true, width: 82 },
    { ...time('departMinutes'), width: 90 },
    { ...time('endMinutes'), width: 90 },
    { ...time('dutyMinutes'), sortable: true, width: 96 },
    {
      id: 'drivenBy',
      header: t('column.drivenBy'),
      exports: ['defaultVehicleName', 'defaultDriverName', 'defaultDeliveryCompanyName'],
      cell: (row) =>
        localName(row.defaultDeliveryCompanyName, row.defaultDeliveryCompanyNameEn) ??
        [row.defaultVehicleName, localName(row.defaultDriverName, row.defaultDriverNameEn)]
          .filter((name) => name !== null)
          .join(' '),
      width: 170,
    },
    { ...text('standardDistanceKm'), align: 'end', width: 120 },
    { ...text('validFrom'), width: 120 },
    { ...text('validTo'), width: 120 },
    updatedAt,
  ];
}
