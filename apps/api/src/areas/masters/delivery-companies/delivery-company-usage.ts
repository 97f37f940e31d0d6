import { eq } from 'drizzle-orm';
import { deliveryCompanyUsers } from '../../../db/schema/identity/delivery-company-users.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { courses } from '../../../db/schema/masters/courses.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import type { Actor } from '../../../http/access/actor.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { usedBy } from '../../../services/records/write/used-by.ts';

/** Courses that are given to a delivery company, drivers who come from it, and its people with an account. */
export async function deliveryCompanyUsage(db: Reader, id: string, actor: Actor) {
  const { deliveryCompanyId, userId } = deliveryCompanyUsers;
  const through = db.select({ userId }).from(deliveryCompanyUsers).where(eq(deliveryCompanyId, id));
  return await usedBy(db, id, actor, {
    course: {
      table: courses,
      name: courses.code,
      refersTo: courses.defaultDeliveryCompanyId,
      department: courses.departmentId,
    },
    driver: {
      table: drivers,
      name: drivers.name,
      nameEn: drivers.nameEn,
      refersTo: drivers.deliveryCompanyId,
      department: drivers.departmentId,
    },
    user: {
      table: users,
      name: users.name,
      refersTo: { through },
      department: null,
    },
  });
}
