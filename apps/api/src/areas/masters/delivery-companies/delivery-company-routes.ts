import { deliveryCompanyContactsUpdateSchema, deliveryCompanyContract } from '@haisha/validation/delivery-company';
import { deliveryCompanySettable } from '@haisha/validation/delivery-company-choices';
import { idParamsSchema } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import { eq } from 'drizzle-orm';
import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import type { Module } from '../../../module.ts';
import { crudRoutes } from '../../../services/records/routes/crud-routes.ts';
import { changedBy } from '../../../services/records/write/row-writes.ts';
import { changeEntity } from '../../../services/records/write/write-entity.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { dueCountsRoute } from '../dues/due-counts-route.ts';
import { countDeliveryCompanies } from './delivery-company-list.ts';
import { deliveryCompanyRepository } from './delivery-company-repository.ts';
import { deliveryCompanySearch } from './delivery-company-search.ts';

export const deliveryCompanyRoutes: Module = (app, dependencies) => {
  const { db, clock } = dependencies;
  const { name, output } = deliveryCompanyContract;
  app.constraintFields.set('delivery_companies_code_key', 'code');
  crudRoutes(app, dependencies, {
    path: '/delivery-companies',
    contract: deliveryCompanyContract,
    repository: deliveryCompanyRepository,
    settable: deliveryCompanySettable,
  });
  dueCountsRoute(app, dependencies, {
    path: '/delivery-companies',
    contract: deliveryCompanyContract,
    narrowed: (query, insuranceDue) => ({ ...query, insuranceDue }),
    count: countDeliveryCompanies,
  });

  // Partners change the contacts of their own company and nothing else.
  app.put(
    '/delivery-companies/:id/contacts',
    {
      config: { access: 'deliveryCompany.updateContacts' },
      schema: {
        tags: [name],
        params: idParamsSchema,
        body: deliveryCompanyContactsUpdateSchema,
        response: { 200: output, '4xx': problemSchema },
      },
    },
    async (request) => {
      const { version, ...contacts } = request.body;
      const at = { id: request.params.id, version };
      return await db.transaction(async (tx) => {
        const write = writeOf(request, 'deliveryCompany.updateContacts', clock, tx);
        return await changeEntity(write, deliveryCompanyRepository, at, 'update', async (row) => {
          const isIt = eq(deliveryCompanies.id, row.id);
          // Partners do not read the note; the search text keeps its words all the same.
          const [kept] = await tx.select({ note: deliveryCompanies.note }).from(deliveryCompanies).where(isIt);
          const text = { searchText: deliveryCompanySearch({ ...row, ...contacts, note: kept?.note ?? null }) };
          await tx
            .update(deliveryCompanies)
            .set({ ...contacts, ...text, ...changedBy(deliveryCompanies, write.actor) })
            .where(isIt);
        });
      });
    },
  );
};
