import { randomUUID } from 'node:crypto';
import type { Role } from '@haisha/rules/permission';
import { hashPassword } from '../src/areas/identity/session/password.ts';
import type { Database } from '../src/db/database.ts';
import { deliveryCompanyUsers } from '../src/db/schema/identity/delivery-company-users.ts';
import { userDepartments } from '../src/db/schema/identity/user-departments.ts';
import { users } from '../src/db/schema/identity/users.ts';

export const testPassword = 'パスワード-2026';
const passwordHash = await hashPassword(testPassword);

export type UserOptions = Partial<typeof users.$inferInsert> & {
  roles?: Role[];
  departmentIds?: string[];
  /** Of whose people a partner is. */
  deliveryCompanyId?: string;
};

/** A user who can log in with `testPassword`. */
export async function createUser(
  db: Database,
  { departmentIds = [], deliveryCompanyId, ...options }: UserOptions = {},
) {
  const [user] = await db
    .insert(users)
    .values({
      loginId: `${randomUUID()}@example.jp`,
      name: '試験 花子',
      kana: 'シケン ハナコ',
      roles: ['admin'],
      departmentScope: departmentIds.length > 0 ? 'list' : 'all',
      passwordHash,
      ...options,
    })
    .returning();
  if (!user) throw new Error('no user was made');
  const links = departmentIds.map((departmentId) => ({ userId: user.id, departmentId }));
  if (links.length > 0) await db.insert(userDepartments).values(links);
  if (deliveryCompanyId) await db.insert(deliveryCompanyUsers).values({ userId: user.id, deliveryCompanyId });
  return user;
}
