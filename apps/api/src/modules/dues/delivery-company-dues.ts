import { and, eq, isNull, sql } from 'drizzle-orm';
import { withinScope } from '../../crud/row-scope.ts';
import { byCodePoint } from '../../db/indexes.ts';
import { deliveryCompanies } from '../../db/schema/delivery-companies.ts';
import { type DueSource, datesOf, due, inUrgency, mostDues } from './due-source.ts';

const noDepartment = { departmentName: sql<null>`null`, departmentNameEn: sql<null>`null` };
const dates = { companyInsurance: deliveryCompanies.insuranceExpiryDate };

export const deliveryCompanyDues: DueSource = {
  entity: 'deliveryCompany',
  permission: 'deliveryCompany.read',
  async read(db, scope) {
    const { id, code, name, nameEn } = deliveryCompanies;
    const own = scope.deliveryCompanyId === null ? undefined : eq(id, scope.deliveryCompanyId);
    return await db
      .select({ id, code, name, nameEn, ...noDepartment, ...due })
      .from(deliveryCompanies)
      .innerJoin(datesOf(dates, scope.today), sql`true`)
      .where(and(isNull(deliveryCompanies.archivedAt), withinScope(scope, null, own)))
      .orderBy(...inUrgency(scope.today), byCodePoint(code))
      .limit(mostDues);
  },
};
