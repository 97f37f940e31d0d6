import {
  type DeliveryCompany,
  type DeliveryCompanyInput,
  type DeliveryCompanyListQuery,
  type deliveryCompanyUpdateSchema,
  usualDeliveryCompanyTerms,
} from '@haisha/validation/delivery-company';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import type { EntityRepository, Reader } from '../../../services/records/entity-repository.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { agreedTerms } from '../../../services/records/write/agreed-terms.ts';
import { changedBy, createdBy } from '../../../services/records/write/row-writes.ts';
import { listDeliveryCompanies, selectDeliveryCompanies, withinPartner } from './delivery-company-list.ts';
import { deliveryCompanySearch } from './delivery-company-search.ts';

type DeliveryCompanyUpdate = z.output<typeof deliveryCompanyUpdateSchema>;

export const deliveryCompanyRepository: EntityRepository<
  DeliveryCompany,
  DeliveryCompanyInput,
  DeliveryCompanyUpdate,
  DeliveryCompanyListQuery
> = {
  entity: 'deliveryCompany',
  table: deliveryCompanies,
  list: listDeliveryCompanies,

  hiddenFields: ({ may }) => [
    ...(may('deliveryCompany.readTerms') ? [] : ['terms']),
    ...(may('deliveryCompany.readNote') ? [] : ['note']),
  ],

  async find(db: Reader, id: string, scope: RowScope) {
    const within = withinPartner(scope);
    const [row] = await selectDeliveryCompanies(db, scope).where(and(eq(deliveryCompanies.id, id), within));
    return row ?? null;
  },

  async insert({ tx, actor, scope }, { terms, ...input }) {
    const agreed = agreedTerms(scope, 'deliveryCompany.updateTerms', terms, usualDeliveryCompanyTerms);
    const values = { ...deliveryCompanyRow(input), ...agreed, ...createdBy(actor) };
    const [row] = await tx.insert(deliveryCompanies).values(values).returning({ id: deliveryCompanies.id });
    if (!row) throw new Error('no delivery company was made');
    return row.id;
  },

  async update({ tx, actor, scope }, row, { version: _, terms, ...input }) {
    const agreed = agreedTerms(scope, 'deliveryCompany.updateTerms', terms, null);
    await tx
      .update(deliveryCompanies)
      .set({ ...deliveryCompanyRow(input), ...agreed, ...changedBy(deliveryCompanies, actor) })
      .where(eq(deliveryCompanies.id, row.id));
  },
};

/** The columns without the terms, which have their own permission. */
export function deliveryCompanyRow(input: Omit<DeliveryCompanyInput, 'terms'>) {
  return { ...input, searchText: deliveryCompanySearch(input) };
}
