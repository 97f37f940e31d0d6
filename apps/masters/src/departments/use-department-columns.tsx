import { formatNumber, useTranslation } from '@haisha/i18n';
import { codeColumn } from '@haisha/records/list/code-column';
import type { ListColumn } from '@haisha/records/list/list-column';
import { nameColumn } from '@haisha/records/list/name-column';
import { useUpdatedAtColumn } from '@haisha/records/list/use-updated-at-column';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { positionOf } from '@haisha/rules/map-address';
import { requiredOperationManagers } from '@haisha/rules/operation-manager';
import { formatPostalCode } from '@haisha/rules/postal-code';
import { PhoneLink } from '@haisha/ui/phone-link';
import type { Department } from '@haisha/validation/department';
import { AddressLink } from '../fields/address-link.tsx';
import { addressOf } from '../fields/address-of.ts';

/** The columns of the list of departments. */
export function useDepartmentColumns(): ListColumn<Department>[] {
  const { t } = useTranslation('department');
  const localName = useLocalName();
  const updatedAt = useUpdatedAtColumn();
  return [
    codeColumn(t('short.code'), 130),
    nameColumn(t('field.name'), 200),
    { id: 'shortName', header: t('field.shortName'), cell: (row) => row.shortName, sortable: true, width: 130 },
    {
      id: 'kind',
      header: t('field.kind'),
      cell: (row) => t(`kind.${row.kind}`),
      sortable: true,
      narrow: 'second',
      width: 110,
    },
    {
      id: 'parentName',
      header: t('field.parentName'),
      cell: (row) => localName(row.parentName, row.parentNameEn),
      width: 180,
    },
    { id: 'postalCode', header: t('field.postalCode'), cell: (row) => formatPostalCode(row.postalCode), width: 110 },
    {
      id: 'prefecture',
      header: t('column.address'),
      exports: ['prefecture', 'city', 'addressLine1', 'addressLine2'],
      cell: (row) => <AddressLink address={addressOf(row)} position={positionOf(row)} />,
      sortable: true,
      width: 270,
    },
    {
      id: 'phone',
      header: t('field.phone'),
      cell: (row) => row.phone && <PhoneLink phone={row.phone} />,
      narrow: 'end',
      width: 140,
    },
    {
      id: 'vehicleCount',
      header: t('short.vehicleCount'),
      cell: (row) => formatNumber(row.vehicleCount),
      sortable: true,
      align: 'end',
      width: 110,
    },
    {
      id: 'requiredManagers',
      header: t('short.requiredManagers'),
      exports: [],
      cell: (row) => formatNumber(requiredOperationManagers(row.vehicleCount)),
      align: 'end',
      width: 140,
    },
    updatedAt,
  ];
}
