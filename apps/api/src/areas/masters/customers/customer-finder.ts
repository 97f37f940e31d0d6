import { sql } from 'drizzle-orm';
import { customers } from '../../../db/schema/masters/customers.ts';
import type { Finder } from '../../../services/find/finder.ts';
import { withinScope } from '../../../services/records/read/row-scope.ts';

/** Finds customers by what their list is searched by. */
export const customerFinder: Finder = {
  kind: 'customer',
  table: customers,
  code: customers.code,
  within: (scope) => withinScope(scope, null),
  name: (db, where) => {
    const { id, code, name, nameEn } = customers;
    const detail = sql<string | null>`nullif(concat(${customers.prefecture}, ${customers.city}), '')`;
    return db.select({ id, code, name, nameEn, detail, detailEn: sql<null>`null` }).from(customers).where(where);
  },
};
