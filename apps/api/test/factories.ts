import { argon2Sync, randomBytes, randomUUID } from 'node:crypto';
import type { Role } from '@haisha/rules/permission';
import type { Database } from '../src/db/database.ts';
import { deliveryCompanyUsers } from '../src/db/schema/identity/delivery-company-users.ts';
import { userDepartments } from '../src/db/schema/identity/user-departments.ts';
import { users } from '../src/db/schema/identity/users.ts';

export const testPassword = 'パスワード-2026';
/** Of `testPassword`, at the least cost; a test about that cost hashes by itself. */
export const quickHash = quickHashOf(testPassword);

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
      passwordHash: quickHash,
      ...options,
    })
    .returning();
  if (!user) throw new Error('no user was made');
  const links = departmentIds.map((departmentId) => ({ userId: user.id, departmentId }));
  if (links.length > 0) await db.insert(userDepartments).values(links);
  if (deliveryCompanyId) await db.insert(deliveryCompanyUsers).values({ userId: user.id, deliveryCompanyId });
  return user;
}

function quickHashOf(password: string): string {
  const [nonce, cost] = [randomBytes(16), { memory: 8, passes: 1, parallelism: 1 }];
  const tag = argon2Sync('argon2id', { message: password.normalize('NFKC'), nonce, ...cost, tagLength: 32 });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}`;
}
