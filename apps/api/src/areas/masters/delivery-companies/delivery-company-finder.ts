import { sql } from 'drizzle-orm';
import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import type { Finder } from '../../../services/find/finder.ts';
import { searchedBy, withinPartner } from './delivery-company-list.ts';

/** Finds delivery companies by what their list is searched by. */
export const deliveryCompanyFinder: Finder = {
  kind: 'deliveryCompany',
  table: deliveryCompanies,
  code: deliveryCompanies.code,
  within: withinPartner,
  searched: searchedBy,
  name: (db, where) => {
    const { id, code, name, nameEn } = deliveryCompanies;
    const detail = sql<string>`concat(${deliveryCompanies.prefecture}, ${deliveryCompanies.city})`;
    return db
      .select({ id, code, name, nameEn, detail, detailEn: sql<null>`null` })
      .from(deliveryCompanies)
      .where(where);
  },
};
