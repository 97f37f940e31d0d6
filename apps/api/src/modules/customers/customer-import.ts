import {
  type Customer,
  type CustomerInput,
  type CustomerTerms,
  customerInputSchema,
  usualCustomerTerms,
} from '@haisha/validation/customer';
import { invoiceForms, invoiceSendings, paymentMethods, taxRoundings } from '@haisha/validation/customer-choices';
import { languages } from '@haisha/validation/user-choices';
import { agreedTerms } from '../../crud/agreed-terms.ts';
import { insertEntities, updateEntities } from '../../crud/write-many.ts';
import { isAmong } from '../../db/is-among.ts';
import { customers } from '../../db/schema/customers.ts';
import { importFieldsFor, partFieldsFor } from '../../imports/import-field.ts';
import { columnKey } from '../../imports/import-key.ts';
import type { ImportedEntity } from '../../imports/imported-entity.ts';
import { exportedCustomers } from './customer-export.ts';
import { customerRepository, customerRow } from './customer-repository.ts';

const { text, phone } = importFieldsFor<CustomerInput>('customer');
const needs = 'customer.updateTerms';
const terms = partFieldsFor<CustomerTerms>('customer', 'terms', needs);

export const importedCustomers: ImportedEntity<Customer, CustomerInput> = {
  exported: exportedCustomers,
  access: 'importCustomers.create',
  repository: customerRepository,
  input: customerInputSchema,
  fields: [
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
    phone('phone'),
    phone('fax'),
    text('email'),
    text('contactName'),
    terms.text('closingDay'),
    terms.text('paymentMonths'),
    terms.text('paymentDay'),
    terms.choice('paymentMethod', paymentMethods),
    terms.choice('invoiceForm', invoiceForms),
    terms.choice('invoiceSending', invoiceSendings),
    terms.choice('invoiceLanguage', languages),
    terms.choice('taxRounding', taxRoundings),
    terms.text('invoiceNumber'),
    terms.text('corporateNumber'),
    terms.text('openingBalanceYen'),
    terms.text('creditLimitYen'),
    terms.flag('showsCarryOver'),
    terms.flag('hasFuelSurcharge'),
    terms.text('invoiceNote'),
    text('note'),
  ],
  usual: { terms: usualCustomerTerms },
  keys: [columnKey('code', customers, customers.code)],
  resembles: { name: customers.name, phone: customers.phone },

  async insert({ tx, actor, scope }, inputs) {
    const rows = inputs.map(({ terms, ...input }) => ({
      ...customerRow(input),
      ...agreedTerms(scope, needs, terms, usualCustomerTerms),
    }));
    return await insertEntities(tx, customers, actor, rows);
  },

  async update({ tx, actor, scope }, changes) {
    const rows = changes.map(({ row, input: { terms, ...input } }) => ({
      ...customerRow(input),
      ...agreedTerms(scope, needs, terms, row.terms),
      id: row.id,
    }));
    await updateEntities(tx, customers, actor, rows);
  },

  async remove({ tx }, ids) {
    await tx.delete(customers).where(isAmong(customers.id, ids));
  },
};
