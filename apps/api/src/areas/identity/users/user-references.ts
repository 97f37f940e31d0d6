import { eq } from 'drizzle-orm';
import { deliveryCompanyUsers } from '../../../db/schema/identity/delivery-company-users.ts';
import { userDepartments } from '../../../db/schema/identity/user-departments.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import type { Referring } from '../../../services/records/write/used-by.ts';

/** The departments of users, and the delivery company of those who come from one. */
export const userReferences: Referring = {
  entity: 'user',
  table: users,
  name: users.name,
  department: null,
  to: [
    [departments, ofDepartment],
    [deliveryCompanies, ofDeliveryCompany],
  ],
};

function ofDepartment(db: Reader, id: string) {
  return db
    .select({ userId: userDepartments.userId })
    .from(userDepartments)
    .where(eq(userDepartments.departmentId, id));
}

function ofDeliveryCompany(db: Reader, id: string) {
  const { deliveryCompanyId, userId } = deliveryCompanyUsers;
  return db.select({ userId }).from(deliveryCompanyUsers).where(eq(deliveryCompanyId, id));
}
