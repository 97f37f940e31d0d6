import { formatNumber, useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { codeColumn } from '@haisha/records/list/code-column';
import type { ListColumn } from '@haisha/records/list/list-column';
import { nameColumn } from '@haisha/records/list/name-column';
import { useUpdatedAtColumn } from '@haisha/records/list/use-updated-at-column';
import { formatPhone } from '@haisha/rules/phone';
import { PhoneLink } from '@haisha/ui/phone-link';
import type { Customer } from '@haisha/validation/customer';
import { AddressLink } from '../fields/address-link.tsx';
import { addressOf } from '../fields/address-of.ts';
import { useTermText } from '../fields/use-term-text.ts';

/** The columns of the list of customers; those on terms only for who reads them. */
export function useCustomerColumns(): ListColumn<Customer>[] {
  const { t } = useTranslation('customer');
  const terms = useTermsColumns();
  const can = useCan();
  const updatedAt = useUpdatedAtColumn();
  return [
    codeColumn(t('short.code'), 100),
    nameColumn(t('field.name'), 212),
    { id: 'kana', header: t('short.kana'), cell: (row) => row.kana, sortable: true, narrow: 'second', width: 160 },
    { id: 'nameEn', header: t('field.nameEn'), cell: (row) => row.nameEn, width: 220 },
    ...(can('customer.readTerms') ? terms : []),
    {
      id: 'cargoOwnerCount',
      header: t('short.cargoOwnerCount'),
      cell: (row) => formatNumber(row.cargoOwnerCount),
      sortable: true,
      align: 'end',
      width: 90,
    },
    {
      id: 'phone',
      header: t('field.phone'),
      cell: (row) => row.phone && <PhoneLink phone={row.phone} />,
      narrow: 'end',
      width: 130,
    },
    { id: 'contactName', header: t('field.contactName'), cell: (row) => row.contactName, width: 150 },
    {
      id: 'prefecture',
      header: t('column.address'),
      exports: ['postalCode', 'prefecture', 'city', 'addressLine1', 'addressLine2'],
      cell: (row) => {
        const address = addressOf(row);
        return address && <AddressLink address={address} />;
      },
      width: 270,
    },
    { id: 'fax', header: t('field.fax'), cell: (row) => row.fax && formatPhone(row.fax), width: 140 },
    { id: 'email', header: t('field.email'), cell: (row) => row.email, width: 200 },
    updatedAt,
  ];
}

function useTermsColumns(): ListColumn<Customer>[] {
  const { t } = useTranslation('customer');
  const { day, payment } = useTermText();
  return [
    {
      id: 'terms.closingDay',
      header: t('field.terms.closingDay'),
      cell: ({ terms }) => terms && day(terms.closingDay),
      sortable: true,
      width: 90,
    },
    {
      id: 'terms.paymentDay',
      header: t('column.payment'),
      exports: ['terms.paymentMonths', 'terms.paymentDay'],
      cell: ({ terms }) => terms && payment(terms.paymentMonths, terms.paymentDay),
      width: 134,
    },
    {
      id: 'terms.invoiceForm',
      header: t('short.invoiceForm'),
      cell: ({ terms }) => terms && t(`invoiceForm.${terms.invoiceForm}`),
      width: 100,
    },
    {
      id: 'terms.invoiceSending',
      header: t('short.invoiceSending'),
      cell: ({ terms }) => terms && t(`invoiceSending.${terms.invoiceSending}`),
      width: 120,
    },
    {
      id: 'terms.taxRounding',
      header: t('field.terms.taxRounding'),
      cell: ({ terms }) => terms && t(`taxRounding.${terms.taxRounding}`),
      width: 120,
    },
  ];
}
