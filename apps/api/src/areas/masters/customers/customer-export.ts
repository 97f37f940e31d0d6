import {
  type Customer,
  type CustomerListQuery,
  type CustomerTerms,
  customerListQuerySchema,
} from '@haisha/validation/customer';
import { isAmong } from '../../../db/is-among.ts';
import { customers } from '../../../db/schema/masters/customers.ts';
import { dayOfMonth } from '../../../services/exports/cells/day-of-month.ts';
import { columnsFor, type ExportColumn } from '../../../services/exports/cells/export-column.ts';
import { type ExportedEntity, selectedBy } from '../../../services/exports/exported-entity.ts';
import type { Labels } from '../../../services/words/labels.ts';
import { customerIds, selectCustomers } from './customer-list.ts';

export const exportedCustomers: ExportedEntity<Customer, CustomerListQuery> = {
  path: '/customers',
  name: 'customer',
  listQuery: customerListQuerySchema,
  columns: customerColumns,
  ids: customerIds,
  ...selectedBy((db, ids, scope) => selectCustomers(db, scope).where(isAmong(customers.id, ids))),
};

function customerColumns(labels: Labels): ExportColumn<Customer>[] {
  const { text, number, instant, part } = columnsFor<Customer>(labels);
  return [
    text('code'),
    text('name'),
    text('kana'),
    text('nameEn'),
    text('honorific'),
    text('postalCode'),
    text('prefecture'),
    text('city'),
    text('addressLine1'),
    text('addressLine2'),
    text('phone'),
    text('fax'),
    text('email'),
    text('contactName'),
    ...part('terms', termsColumns),
    number('cargoOwnerCount'),
    text('note'),
    instant('updatedAt'),
    instant('archivedAt'),
  ];
}

function termsColumns(labels: Labels): ExportColumn<CustomerTerms>[] {
  const { text, number, choice, flag, from } = columnsFor<CustomerTerms>(labels);
  return [
    from('closingDay', (closingDay) => dayOfMonth(closingDay, labels)),
    number('paymentMonths'),
    from('paymentDay', (paymentDay) => dayOfMonth(paymentDay, labels)),
    choice('paymentMethod'),
    choice('invoiceForm'),
    choice('invoiceSending'),
    choice('invoiceLanguage'),
    choice('taxRounding'),
    text('invoiceNumber'),
    text('corporateNumber'),
    number('openingBalanceYen'),
    number('creditLimitYen'),
    flag('showsCarryOver'),
    flag('hasFuelSurcharge'),
    text('invoiceNote'),
  ];
}
