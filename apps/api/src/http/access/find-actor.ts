import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { deliveryCompanyUsers } from '../../db/schema/identity/delivery-company-users.ts';
import { userDepartments } from '../../db/schema/identity/user-departments.ts';
import { users } from '../../db/schema/identity/users.ts';
import { type Actor, createActor } from './actor.ts';

/** What `createActor` asks of a user. */
export const actorColumns = {
  userId: users.id,
  name: users.name,
  roles: users.roles,
  departmentScope: users.departmentScope,
  departmentIds: sql<string[]>`array(select ${userDepartments.departmentId}::text from ${userDepartments}
    where ${userDepartments.userId} = ${users.id})`,
  deliveryCompanyId: sql<string | null>`(select ${deliveryCompanyUsers.deliveryCompanyId}::text
    from ${deliveryCompanyUsers} where ${deliveryCompanyUsers.userId} = ${users.id})`,
};

/** What a person may do now, without a session; null once the person has been deactivated. */
export async function findActor(db: Database, userId: string): Promise<Actor | null> {
  const [facts] = await db
    .select(actorColumns)
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.archivedAt)));
  return facts ? createActor(facts) : null;
}
