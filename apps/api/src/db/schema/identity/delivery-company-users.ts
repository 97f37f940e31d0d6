import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { deliveryCompanies } from '../masters/delivery-companies.ts';
import { users } from './users.ts';

/** Which delivery company a person of the role partner is of. */
export const deliveryCompanyUsers = pgTable(
  'delivery_company_users',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    deliveryCompanyId: uuid('delivery_company_id')
      .notNull()
      .references(() => deliveryCompanies.id),
  },
  (table) => [index('delivery_company_users_delivery_company_id_index').on(table.deliveryCompanyId)],
);
