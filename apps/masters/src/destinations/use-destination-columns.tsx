import { formatDate, useTranslation } from '@haisha/i18n';
import { codeColumn } from '@haisha/records/list/code-column';
import type { ListColumn } from '@haisha/records/list/list-column';
import { nameColumn } from '@haisha/records/list/name-column';
import { useUpdatedAtColumn } from '@haisha/records/list/use-updated-at-column';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { positionOf } from '@haisha/rules/map-address';
import { formatPostalCode } from '@haisha/rules/postal-code';
import { StatusBadge } from '@haisha/ui';
import { PhoneLink } from '@haisha/ui/phone-link';
import type { Destination } from '@haisha/validation/destination';
import { AddressLink } from '../fields/address-link.tsx';
import { addressOf } from '../fields/address-of.ts';
import { GeoStateBadge } from './geo-state-badge.tsx';
import { useDestinationText } from './use-destination-text.ts';

/** The columns of the list of destinations. */
export function useDestinationColumns(): ListColumn<Destination>[] {
  const { t } = useTranslation('destination');
  const localName = useLocalName();
  const textOf = useDestinationText();
  const updatedAt = useUpdatedAtColumn();
  return [
    codeColumn(t('short.code'), 96),
    nameColumn(
      t('field.name'),
      196,
      (row) => row.isTemporary && <StatusBadge tone="neutral">{t('field.isTemporary')}</StatusBadge>,
    ),
    { id: 'storeCode', header: t('short.storeCode'), cell: (row) => row.storeCode, sortable: true, width: 120 },
    { id: 'kana', header: t('field.kana'), cell: (row) => row.kana, sortable: true, width: 220 },
    {
      id: 'cargoOwnerName',
      header: t('field.cargoOwnerName'),
      cell: (row) => localName(row.cargoOwnerName, row.cargoOwnerNameEn),
      sortable: true,
      narrow: 'second',
      width: 170,
    },
    { id: 'kind', header: t('field.kind'), cell: (row) => t(`kind.${row.kind}`), sortable: true, width: 100 },
    { id: 'postalCode', header: t('field.postalCode'), cell: (row) => formatPostalCode(row.postalCode), width: 110 },
    {
      id: 'city',
      header: t('column.address'),
      exports: ['prefecture', 'city', 'addressLine1', 'addressLine2'],
      cell: (row) => <AddressLink address={addressOf(row)} position={positionOf(row)} />,
      sortable: true,
      width: 222,
    },
    {
      id: 'phone',
      header: t('field.phone'),
      cell: (row) => row.phone && <PhoneLink phone={row.phone} />,
      narrow: 'end',
      width: 140,
    },
    {
      id: 'directionName',
      header: t('field.directionName'),
      cell: (row) => localName(row.directionName, row.directionNameEn),
      sortable: true,
      narrow: 'second',
      width: 197,
    },
    {
      id: 'courseCodes',
      header: t('short.courseCodes'),
      cell: (row) => textOf('courseCodes', row.courseCodes),
      width: 110,
    },
    {
      id: 'closedWeekdays',
      header: t('field.closedWeekdays'),
      cell: (row) => textOf('closedWeekdays', row.closedWeekdays),
      width: 110,
    },
    { id: 'zones', header: t('field.zones'), cell: (row) => textOf('zones', row.zones), width: 150 },
    {
      id: 'geoState',
      header: t('short.geoState'),
      cell: (row) => <GeoStateBadge state={row.geoState} />,
      sortable: true,
      width: 136,
    },
    {
      id: 'validFrom',
      header: t('field.validFrom'),
      cell: (row) => row.validFrom && formatDate(row.validFrom),
      width: 120,
    },
    { id: 'validTo', header: t('field.validTo'), cell: (row) => row.validTo && formatDate(row.validTo), width: 120 },
    updatedAt,
  ];
}
