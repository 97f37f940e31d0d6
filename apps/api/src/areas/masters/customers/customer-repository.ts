import { searchText } from '@haisha/rules/search-text';
import {
  type Customer,
  type CustomerInput,
  type CustomerListQuery,
  type customerUpdateSchema,
  usualCustomerTerms,
} from '@haisha/validation/customer';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { customers } from '../../../db/schema/masters/customers.ts';
import type { EntityRepository, Reader } from '../../../services/records/entity-repository.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';
import { agreedTerms } from '../../../services/records/write/agreed-terms.ts';
import { changedBy, createdBy } from '../../../services/records/write/row-writes.ts';
import { listCustomers, selectCustomers } from './customer-list.ts';

type CustomerUpdate = z.output<typeof customerUpdateSchema>;

export const customerRepository: EntityRepository<Customer, CustomerInput, CustomerUpdate, CustomerListQuery> = {
  entity: 'customer',
  table: customers,
  list: listCustomers,

  hiddenFields: ({ may }) => (may('customer.readTerms') ? [] : ['terms']),

  async find(db: Reader, id: string, scope: RowScope) {
    const [row] = await selectCustomers(db, scope).where(and(eq(customers.id, id), withinScope(scope, null)));
    return row ?? null;
  },

  async insert({ tx, actor, scope }, { terms, ...input }) {
    const agreed = agreedTerms(scope, 'customer.updateTerms', terms, usualCustomerTerms);
    const values = { ...customerRow(input), ...agreed, ...createdBy(actor) };
    const [row] = await tx.insert(customers).values(values).returning({ id: customers.id });
    if (!row) throw new Error('no customer was made');
    return row.id;
  },

  async update({ tx, actor, scope }, row, { version: _, terms, ...input }) {
    const agreed = agreedTerms(scope, 'customer.updateTerms', terms, null);
    await tx
      .update(customers)
      .set({ ...customerRow(input), ...agreed, ...changedBy(customers, actor) })
      .where(eq(customers.id, row.id));
  },
};

/** The columns without the terms, which have their own permission. */
export function customerRow(input: Omit<CustomerInput, 'terms'>) {
  const { code, name, kana, nameEn, prefecture, city, addressLine1, phone, email, contactName, note } = input;
  return {
    ...input,
    searchText: searchText(code, name, kana, nameEn, prefecture, city, addressLine1, phone, email, contactName, note),
  };
}
