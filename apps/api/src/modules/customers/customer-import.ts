import {
  type Customer,
  type CustomerInput,
  customerInputSchema,
  usualCustomerTerms,
} from '@haisha/validation/customer';
import { inArray } from 'drizzle-orm';
import { insertEntities, updateEntities } from '../../crud/write-many.ts';
import { customers } from '../../db/schema/customers.ts';
import { importFieldsFor } from '../../imports/import-field.ts';
import { columnKey } from '../../imports/import-key.ts';
import type { ImportedEntity } from '../../imports/imported-entity.ts';
import { exportedCustomers } from './customer-export.ts';
import { customerRepository, customerRow } from './customer-repository.ts';

const { text } = importFieldsFor<CustomerInput>('customer');

/** Terms are agreed one by one and not in a file: a new customer starts with the usual ones. */
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
    text('phone'),
    text('fax'),
    text('email'),
    text('contactName'),
    text('note'),
  ],
  keys: [columnKey('code', customers, customers.code)],
  resembles: { name: customers.name, phone: customers.phone },

  async insert({ tx, actor }, inputs) {
    const rows = inputs.map(({ terms: _, ...input }) => ({ ...customerRow(input), ...usualCustomerTerms }));
    return await insertEntities(tx, customers, actor, rows);
  },

  async update({ tx, actor }, changes) {
    const rows = changes.map(({ row: { id }, input: { terms: _, ...input } }) => ({ ...customerRow(input), id }));
    await updateEntities(tx, customers, actor, rows);
  },

  async remove({ tx }, ids) {
    await tx.delete(customers).where(inArray(customers.id, ids));
  },
};
