import { formatNumber, useTranslation } from '@haisha/i18n';
import { codeColumn } from '@haisha/records/list/code-column';
import type { ListColumn } from '@haisha/records/list/list-column';
import { nameColumn } from '@haisha/records/list/name-column';
import { useUpdatedAtColumn } from '@haisha/records/list/use-updated-at-column';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { ColourMark } from '@haisha/ui/colour-mark';
import type { Direction } from '@haisha/validation/direction';
import { MunicipalityNames } from './municipalities/municipality-names.tsx';
import { useMinutesText } from './use-minutes-text.ts';

/** The columns of the list of directions. */
export function useDirectionColumns(): ListColumn<Direction>[] {
  const { t } = useTranslation('direction');
  const localName = useLocalName();
  const minutesText = useMinutesText();
  const updatedAt = useUpdatedAtColumn();
  return [
    codeColumn(t('short.code'), 100),
    nameColumn(t('field.name'), 216),
    {
      id: 'departmentName',
      header: t('field.departmentName'),
      cell: (row) => localName(row.departmentName, row.departmentNameEn),
      sortable: true,
      narrow: 'second',
      width: 150,
    },
    {
      id: 'municipalityCodes',
      header: t('field.municipalityCodes'),
      cell: (row) => <MunicipalityNames codes={row.municipalityCodes} />,
      width: 350,
    },
    {
      id: 'standardDistanceKm',
      header: t('short.standardDistanceKm'),
      cell: (row) => row.standardDistanceKm !== null && t('distance', { km: formatNumber(row.standardDistanceKm) }),
      align: 'end',
      width: 100,
    },
    {
      id: 'standardMinutes',
      header: t('short.standardMinutes'),
      cell: (row) => row.standardMinutes !== null && minutesText(row.standardMinutes),
      align: 'end',
      width: 120,
    },
    {
      id: 'colour',
      header: t('short.colour'),
      cell: (row) => row.colour && <ColourMark colour={row.colour} />,
      width: 80,
    },
    {
      id: 'sortOrder',
      header: t('field.sortOrder'),
      cell: (row) => formatNumber(row.sortOrder),
      sortable: true,
      align: 'end',
      width: 100,
    },
    updatedAt,
  ];
}
