import { formatDate, tokyoDate, useTranslation } from '@haisha/i18n';
import { codeColumn } from '@haisha/records/list/code-column';
import type { ListColumn } from '@haisha/records/list/list-column';
import { nameColumn } from '@haisha/records/list/name-column';
import { useUpdatedAtColumn } from '@haisha/records/list/use-updated-at-column';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { formatNightTime } from '@haisha/rules/night-time';
import { StatusBadge } from '@haisha/ui';
import type { OperationTime } from '@haisha/validation/operation-time';
import { dayTypes } from '@haisha/validation/operation-time-choices';
import { useDurationText } from './use-duration-text.ts';
import { useOperationTimeText } from './use-operation-time-text.ts';

/** The columns of the list of operation times. */
export function useOperationTimeColumns(): ListColumn<OperationTime>[] {
  const { t } = useTranslation('operationTime');
  const localName = useLocalName();
  const textOf = useOperationTimeText();
  const durationText = useDurationText();
  const today = tokyoDate();
  const updatedAt = useUpdatedAtColumn();
  return [
    codeColumn(t('short.code'), 96),
    nameColumn(t('field.name'), 228, (row) => (
      <>
        {row.validFrom > today && <StatusBadge tone="neutral">{t('validNow.later')}</StatusBadge>}
        {row.validTo !== null && row.validTo < today && <StatusBadge tone="neutral">{t('validNow.over')}</StatusBadge>}
      </>
    )),
    {
      id: 'departmentName',
      header: t('field.departmentName'),
      cell: (row) => localName(row.departmentName, row.departmentNameEn),
      sortable: true,
      narrow: 'second',
      width: 124,
    },
    {
      id: 'shiftKind',
      header: t('field.shiftKind'),
      cell: (row) => textOf('shiftKind', row.shiftKind),
      sortable: true,
      width: 120,
    },
    {
      id: 'dayTypes',
      header: t('field.dayTypes'),
      cell: (row) => (row.dayTypes.length === dayTypes.length ? t('everyDay') : textOf('dayTypes', row.dayTypes)),
      width: 146,
      leastWidth: 130,
    },
    {
      id: 'startMinutes',
      header: t('short.shift'),
      cell: (row) => `${formatNightTime(row.startMinutes)}–${formatNightTime(row.endMinutes)}`,
      sortable: true,
      width: 96,
      exports: ['startMinutes', 'endMinutes'],
      narrow: 'second',
    },
    {
      id: 'dutyMinutes',
      header: t('short.dutyMinutes'),
      cell: (row) => durationText(row.dutyMinutes),
      align: 'end',
      width: 100,
    },
    {
      id: 'breaks',
      header: t('short.breaks'),
      cell: (row) => textOf('breaks', row.breaks),
      width: 182,
      leastWidth: 170,
    },
    {
      id: 'courseTimes',
      header: t('short.courseTimes'),
      cell: (row) => row.courseTimes.length > 0 && t('courseTimes.count', { count: row.courseTimes.length }),
      width: 110,
    },
    {
      id: 'validFrom',
      header: t('short.valid'),
      cell: (row) =>
        row.validTo === null
          ? t('valid.from', { from: formatDate(row.validFrom) })
          : t('valid.range', { from: formatDate(row.validFrom), to: formatDate(row.validTo) }),
      sortable: true,
      width: 192,
      exports: ['validFrom', 'validTo'],
    },
    updatedAt,
  ];
}
