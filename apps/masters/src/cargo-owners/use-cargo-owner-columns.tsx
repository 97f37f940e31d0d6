import { formatDate, formatNumber, useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { codeColumn } from '@haisha/records/list/code-column';
import type { ListColumn } from '@haisha/records/list/list-column';
import { nameColumn } from '@haisha/records/list/name-column';
import { useUpdatedAtColumn } from '@haisha/records/list/use-updated-at-column';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { StatusBadge } from '@haisha/ui';
import { ColourMark } from '@haisha/ui/colour-mark';
import { PhoneLink } from '@haisha/ui/phone-link';
import type { CargoOwner } from '@haisha/validation/cargo-owner';

const marks = ['isTrueShipper', 'isSpecifiedShipper'] as const;

/** The columns of the list of cargo owners; those on terms only for who reads them. */
export function useCargoOwnerColumns(): ListColumn<CargoOwner>[] {
  const { t } = useTranslation('cargoOwner');
  const localName = useLocalName();
  const terms = useTermsColumns();
  const can = useCan();
  const updatedAt = useUpdatedAtColumn();
  return [
    codeColumn(t('short.code'), 80),
    nameColumn(t('field.name'), 170),
    { id: 'kana', header: t('short.kana'), cell: (row) => row.kana, sortable: true, width: 150 },
    { id: 'nameEn', header: t('field.nameEn'), cell: (row) => row.nameEn, width: 220 },
    {
      id: 'customerName',
      header: t('field.customerName'),
      cell: (row) => localName(row.customerName, row.customerNameEn),
      sortable: true,
      narrow: 'second',
      width: 190,
      leastWidth: 174,
    },
    {
      id: 'shipper',
      header: t('column.shipper'),
      exports: marks,
      cell: (row) => (
        <span data-marks="">
          {marks
            .filter((mark) => row[mark])
            .map((mark) => (
              <StatusBadge key={mark} tone="neutral">
                {t(`mark.${mark}`)}
              </StatusBadge>
            ))}
        </span>
      ),
      width: 190,
    },
    {
      id: 'defaultZone',
      header: t('short.defaultZone'),
      cell: (row) => row.defaultZone && t(`defaultZone.${row.defaultZone}`),
      width: 84,
    },
    { id: 'defaultGoods', header: t('field.defaultGoods'), cell: (row) => row.defaultGoods, width: 160 },
    ...(can('cargoOwner.readTerms') ? terms : []),
    {
      id: 'destinationCount',
      header: t('short.destinationCount'),
      cell: (row) => formatNumber(row.destinationCount),
      sortable: true,
      align: 'end',
      width: 102,
    },
    { id: 'contactName', header: t('field.contactName'), cell: (row) => row.contactName, width: 150 },
    {
      id: 'phone',
      header: t('field.phone'),
      cell: (row) => row.phone && <PhoneLink phone={row.phone} />,
      narrow: 'end',
      width: 140,
    },
    { id: 'email', header: t('field.email'), cell: (row) => row.email, width: 200 },
    {
      id: 'colour',
      header: t('field.colour'),
      cell: (row) => row.colour && <ColourMark colour={row.colour} />,
      width: 110,
    },
    updatedAt,
  ];
}

function useTermsColumns(): ListColumn<CargoOwner>[] {
  const { t } = useTranslation('cargoOwner');
  return [
    {
      id: 'terms.fareModel',
      header: t('field.terms.fareModel'),
      cell: ({ terms }) => terms && t(`fareModel.${terms.fareModel}`),
      width: 110,
    },
    {
      id: 'terms.contractIssuedDate',
      header: t('field.terms.contractIssuedDate'),
      cell: ({ terms }) => terms?.contractIssuedDate && formatDate(terms.contractIssuedDate),
      width: 150,
    },
    {
      id: 'terms.waitingRule',
      header: t('field.terms.waitingRule'),
      cell: ({ terms }) => terms && t(`waitingRule.${terms.waitingRule}`),
      width: 150,
    },
  ];
}
