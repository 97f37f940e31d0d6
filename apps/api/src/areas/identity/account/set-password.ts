import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { users } from '../../../db/schema/identity/users.ts';
import type { SessionStore } from '../../../http/access/session-store.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import { endLinks } from '../links/link-store.ts';
import { endLogins } from '../session/end-logins.ts';

/**
 * Sets a password that its owner chose and ends every session and link of the former one. Administrators who have the
 * user open see it at once.
 */
export async function setPassword(
  tx: Transaction,
  sessions: SessionStore,
  userId: string,
  passwordHash: string,
): Promise<void> {
  const [user] = await tx
    .update(users)
    .set({ passwordHash, mustChangePassword: false })
    .where(eq(users.id, userId))
    .returning({ id: users.id, version: users.version });
  await endLogins(tx, sessions, userId);
  await endLinks(tx, userId);
  if (user) announceChange(tx, { entity: 'user', ...user, action: 'passwordSet' });
}
