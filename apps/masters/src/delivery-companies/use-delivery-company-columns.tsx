import { useTranslation } from '@haisha/i18n';
import { codeColumn } from '@haisha/records/list/code-column';
import type { ListColumn } from '@haisha/records/list/list-column';
import { nameColumn } from '@haisha/records/list/name-column';
import { useUpdatedAtColumn } from '@haisha/records/list/use-updated-at-column';
import { PhoneLink } from '@haisha/ui/phone-link';
import type { DeliveryCompany } from '@haisha/validation/delivery-company';
import { AddressLink } from '../fields/address-link.tsx';
import { addressOf } from '../fields/address-of.ts';
import { dueColumn } from '../fields/due-column.tsx';

/** The columns of the list of delivery companies. */
export function useDeliveryCompanyColumns(): ListColumn<DeliveryCompany>[] {
  const { t } = useTranslation('deliveryCompany');
  const updatedAt = useUpdatedAtColumn();
  return [
    codeColumn(t('short.code'), 90),
    nameColumn(t('field.name'), 200),
    { id: 'kana', header: t('field.kana'), cell: (row) => row.kana, sortable: true, width: 200 },
    {
      id: 'legalForm',
      header: t('field.legalForm'),
      cell: (row) => t(`legalForm.${row.legalForm}`),
      sortable: true,
      narrow: 'second',
      width: 120,
    },
    {
      id: 'permitKind',
      header: t('short.permitKind'),
      cell: (row) => t(`permitKind.${row.permitKind}`),
      sortable: true,
      width: 110,
    },
    { id: 'permitNumber', header: t('field.permitNumber'), cell: (row) => row.permitNumber, width: 180 },
    { id: 'corporateNumber', header: t('field.corporateNumber'), cell: (row) => row.corporateNumber, width: 150 },
    {
      id: 'invoiceNumber',
      header: t('short.invoiceNumber'),
      cell: (row) => row.invoiceNumber ?? t('unregistered'),
      width: 150,
    },
    dueColumn({
      id: 'insuranceExpiryDate',
      header: t('short.insuranceExpiryDate'),
      dueOf: ({ insuranceExpiryDate: date }: DeliveryCompany) => (date === null ? null : { date }),
    }),
    {
      id: 'vehicles',
      header: t('short.vehicles'),
      cell: (row) => row.vehicles.length > 0 && t('vehicles.count', { count: row.vehicles.length }),
      align: 'end',
      width: 84,
    },
    {
      id: 'drivers',
      header: t('short.drivers'),
      cell: (row) => row.drivers.length > 0 && t('drivers.count', { count: row.drivers.length }),
      align: 'end',
      width: 96,
    },
    { id: 'contactName', header: t('field.contactName'), cell: (row) => row.contactName, width: 120 },
    {
      id: 'phone',
      header: t('field.phone'),
      cell: (row) => <PhoneLink phone={row.phone} />,
      narrow: 'end',
      width: 140,
    },
    { id: 'email', header: t('field.email'), cell: (row) => row.email, width: 220 },
    {
      id: 'address',
      header: t('short.address'),
      cell: (row) => <AddressLink address={addressOf(row)} />,
      width: 260,
      exports: ['postalCode', 'prefecture', 'city', 'addressLine1', 'addressLine2'],
    },
    {
      id: 'orderSending',
      header: t('field.orderSending'),
      cell: (row) => t(`orderSending.${row.orderSending}`),
      width: 130,
    },
    updatedAt,
  ];
}
