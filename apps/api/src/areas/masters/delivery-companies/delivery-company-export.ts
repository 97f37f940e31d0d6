import {
  type DeliveryCompany,
  type DeliveryCompanyListQuery,
  type DeliveryCompanyTerms,
  deliveryCompanyListQuerySchema,
} from '@haisha/validation/delivery-company';
import { isAmong } from '../../../db/is-among.ts';
import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import { dayOfMonth } from '../../../services/exports/cells/day-of-month.ts';
import { columnsFor, type ExportColumn } from '../../../services/exports/cells/export-column.ts';
import { severalText } from '../../../services/exports/cells/several-text.ts';
import { type ExportedEntity, selectedBy } from '../../../services/exports/exported-entity.ts';
import type { Labels } from '../../../services/words/labels.ts';
import { deliveryCompanyIds, selectDeliveryCompanies } from './delivery-company-list.ts';

export const exportedDeliveryCompanies: ExportedEntity<DeliveryCompany, DeliveryCompanyListQuery> = {
  path: '/delivery-companies',
  name: 'deliveryCompany',
  listQuery: deliveryCompanyListQuerySchema,
  columns: deliveryCompanyColumns,
  ids: deliveryCompanyIds,
  ...selectedBy((db, ids, scope) => selectDeliveryCompanies(db, scope).where(isAmong(deliveryCompanies.id, ids))),
};

function deliveryCompanyColumns(labels: Labels): ExportColumn<DeliveryCompany>[] {
  const { text, number, day, instant, choice, from, part } = columnsFor<DeliveryCompany>(labels);
  return [
    text('code'),
    text('name'),
    text('kana'),
    text('nameEn'),
    choice('legalForm'),
    text('corporateNumber'),
    text('invoiceNumber'),
    choice('permitKind'),
    text('permitNumber'),
    day('permitDate'),
    day('insuranceExpiryDate'),
    text('postalCode'),
    text('prefecture'),
    text('city'),
    text('addressLine1'),
    text('addressLine2'),
    text('phone'),
    text('fax'),
    text('email'),
    text('contactName'),
    choice('orderSending'),
    number('defaultTier'),
    from('vehicles', (vehicles) => severalText(vehicles.map(({ number }) => number))),
    from('drivers', (drivers) => severalText(drivers.map(({ name }) => name))),
    ...part('terms', termsColumns),
    text('note'),
    instant('updatedAt'),
    instant('archivedAt'),
  ];
}

function termsColumns(labels: Labels): ExportColumn<DeliveryCompanyTerms>[] {
  const { text, number, choice, flag, from } = columnsFor<DeliveryCompanyTerms>(labels);
  return [
    from('closingDay', (closingDay) => dayOfMonth(closingDay, labels)),
    number('paymentMonths'),
    from('paymentDay', (paymentDay) => dayOfMonth(paymentDay, labels)),
    choice('taxRounding'),
    flag('withholdsTax'),
    number('capitalYen'),
    number('employeeCount'),
    text('bankCode'),
    text('bankName'),
    text('branchCode'),
    text('branchName'),
    choice('bankAccountType'),
    text('bankAccountNumber'),
    text('bankAccountHolder'),
  ];
}
