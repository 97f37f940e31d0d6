import { addressedName } from '@haisha/rules/company-name';
import {
  type Customer,
  type CustomerInput,
  type CustomerTerms,
  customerInputSchema,
  customerWarnings,
  usualCustomerTerms,
} from '@haisha/validation/customer';
import { invoiceForms, invoiceSendings, paymentMethods, taxRoundings } from '@haisha/validation/customer-choices';
import { languages } from '@haisha/validation/user-choices';
import { customers } from '../../../db/schema/masters/customers.ts';
import { plainWrites } from '../../../services/imports/apply/plain-writes.ts';
import type { CellReading } from '../../../services/imports/fields/cell-reading.ts';
import { importFieldsFor, partFieldsFor } from '../../../services/imports/fields/import-field.ts';
import { codeKeys } from '../../../services/imports/fields/import-key.ts';
import { closingReader, paymentTermReader, readDayOfMonth } from '../../../services/imports/fields/read-office-text.ts';
import type { ImportedEntity } from '../../../services/imports/imported-entity.ts';
import { addressWarnings } from '../../../services/imports/judge/field-warnings.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { agreedTerms } from '../../../services/records/write/agreed-terms.ts';
import { exportedCustomers } from './customer-export.ts';
import { customerHeaders } from './customer-headers.ts';
import { customerRepository, customerRow } from './customer-repository.ts';

const { text, padded, phone, of } = importFieldsFor<CustomerInput>('customer');
const needs = 'customer.updateTerms';
const terms = partFieldsFor<CustomerTerms>('customer', 'terms', needs);

export const importedCustomers: ImportedEntity<Customer, CustomerInput> = {
  exported: exportedCustomers,
  access: 'importCustomers.create',
  repository: customerRepository,
  input: customerInputSchema,
  fields: [
    text('code'),
    of('name', readName),
    text('kana'),
    text('nameEn'),
    text('honorific'),
    padded('postalCode', 7, 5),
    text('prefecture'),
    text('city'),
    text('addressLine1'),
    text('addressLine2'),
    phone('phone'),
    phone('fax'),
    text('email'),
    text('contactName'),
    terms.of('closingDay', closingReader('terms')),
    terms.of('paymentMonths', paymentTermReader('terms')),
    terms.of('paymentDay', readDayOfMonth),
    terms.choice('paymentMethod', paymentMethods),
    terms.choice('invoiceForm', invoiceForms),
    terms.choice('invoiceSending', invoiceSendings),
    terms.choice('invoiceLanguage', languages),
    terms.choice('taxRounding', taxRoundings),
    terms.text('invoiceNumber'),
    terms.text('corporateNumber'),
    terms.figure('openingBalanceYen', '円'),
    terms.figure('creditLimitYen', '円'),
    terms.flag('showsCarryOver'),
    terms.flag('hasFuelSurcharge'),
    terms.text('invoiceNote'),
    text('note'),
  ],
  usualHeaders: customerHeaders,
  usual: { terms: usualCustomerTerms },
  warnings: addressWarnings(customerWarnings),
  keys: codeKeys(customers, customers.code),
  resembles: { name: customers.name, phone: customers.phone },
  ...plainWrites(customers, rowOf),
};

/** A form of address behind the name is a field of its own: `株式会社山田 御中`. */
function readName(text: string): CellReading {
  const { honorific } = addressedName(text.trim());
  return { value: text, ...(honorific && { also: { honorific } }) };
}

/** Keeps terms that the importer may not set or the file leaves out, or starts with the usual ones. */
function rowOf({ terms, ...input }: CustomerInput, scope: RowScope, row?: Customer) {
  const otherwise = row ? row.terms : usualCustomerTerms;
  return { ...customerRow(input), ...agreedTerms(scope, needs, terms, otherwise) };
}
