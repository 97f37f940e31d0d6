import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/identity/users.ts';
import { createThrottle } from '../../../http/access/throttle.ts';
import { validationFailed } from '../../../http/errors.ts';
import type { Dependencies } from '../../../module.ts';
import { ownSecretCounters } from '../session/counters.ts';
import { verifyPassword } from '../session/password.ts';
import type { PasswordOwner } from './password-errors.ts';

/** Asks people for their password again, so that an unlocked screen does not open the account. */
export function createRequireOwnPassword({ db, env, clock }: Pick<Dependencies, 'db' | 'env' | 'clock'>) {
  const throttle = createThrottle(db, clock, env);
  return async (userId: string, presentPassword: string): Promise<PasswordOwner & { id: string }> => {
    const counters = ownSecretCounters(env, userId);
    await throttle.require(counters);
    const { id, loginId, name, kana, passwordHash } = users;
    const [user] = await db.select({ id, loginId, name, kana, passwordHash }).from(users).where(eq(id, userId));
    const matches = await verifyPassword(presentPassword, user?.passwordHash ?? undefined);
    if (!user || !matches) throw validationFailed([{ path: 'presentPassword', code: 'wrongPassword' }]);
    await throttle.forget(counters);
    return user;
  };
}
