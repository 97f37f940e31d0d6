import { and, eq, isNull, sql } from 'drizzle-orm';
import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import { withinScope } from '../../../services/records/read/row-scope.ts';
import { type DueSource, datesOf, due, inUrgency, isDueOf } from './due-source.ts';

const noDepartment = { departmentName: sql<null>`null`, departmentNameEn: sql<null>`null` };
const dates = [{ kind: 'companyInsurance', day: deliveryCompanies.insuranceExpiryDate }] as const;

export const deliveryCompanyDues: DueSource = {
  entity: 'deliveryCompany',
  permission: 'deliveryCompany.read',
  async read(db, scope) {
    const { id, code, name, nameEn } = deliveryCompanies;
    const own = scope.deliveryCompanyId === null ? undefined : eq(id, scope.deliveryCompanyId);
    const within = and(isNull(deliveryCompanies.archivedAt), withinScope(scope, null, own));
    return await db
      .select({ id, code, name, nameEn, ...noDepartment, ...due })
      .from(deliveryCompanies)
      .innerJoin(datesOf(deliveryCompanies, dates, scope.today, within), isDueOf(deliveryCompanies))
      .orderBy(inUrgency(scope.today));
  },
};
