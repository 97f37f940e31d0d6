import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { users } from '../../db/schema/users.ts';
import { endLinks } from '../links/link-store.ts';
import { endLogins } from '../session/end-logins.ts';
import type { SessionStore } from '../session/session-store.ts';

/** Sets a password that its owner chose; whatever opened the account before ends with the former one. */
export async function setPassword(
  tx: Transaction,
  sessions: SessionStore,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await tx.update(users).set({ passwordHash, mustChangePassword: false }).where(eq(users.id, userId));
  await endLogins(tx, sessions, userId);
  await endLinks(tx, userId);
}
