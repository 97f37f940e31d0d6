import { searchText } from '@haisha/rules/search-text';
import type { FirstAdministrator } from '@haisha/validation/account';
import { eq } from 'drizzle-orm';
import { lockUntilCommit } from '../../../db/advisory-locks.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { userLinks } from '../../../db/schema/identity/user-links.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { linkInvalid } from '../../../http/errors.ts';
import { recordUserAct } from '../../../services/records/audit/record-user-act.ts';
import { makeLink, useLink } from './link-store.ts';

const purpose = 'firstAdministrator';

/** Makes the link for the first administrator and returns its token; null once an account exists. */
export async function firstAdministratorToken(db: Database, now: Date): Promise<string | null> {
  return await db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'makeFirstAdministrator');
    if ((await tx.$count(users)) > 0) return null;
    return (await makeLink(tx, now, { userId: null, purpose, createdBy: null })).token;
  });
}

type Founder = { input: Omit<FirstAdministrator, 'password'>; passwordHash: string; requestId: string };

/** Makes exactly one of the people who use the link at the same time an administrator. */
export async function createFirstAdministrator(
  tx: Transaction,
  now: Date,
  { input, passwordHash, requestId }: Founder,
): Promise<string> {
  const { token, ...person } = input;
  await lockUntilCommit(tx, 'makeFirstAdministrator');
  if ((await tx.$count(users)) > 0 || !(await useLink(tx, now, token))) throw linkInvalid();
  const row = { ...person, roles: ['admin' as const], departmentScope: 'all' as const };
  const [user] = await tx
    .insert(users)
    .values({ ...row, passwordHash, searchText: searchText(person.loginId, person.name, person.kana) })
    .returning({ id: users.id });
  if (!user) throw new Error('no user was made');
  await tx.delete(userLinks).where(eq(userLinks.purpose, purpose));
  await recordUserAct(tx, { userId: user.id, action: 'create', after: row, requestId });
  return user.id;
}
