import type { AuditAction } from '@haisha/validation/audit-choices';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { type AuditedAct, recordAudit } from './record-audit.ts';
import { recordLabel } from './record-label.ts';

type UserAct = {
  /** Whose account it is; null where nobody has it. */
  userId: string | null;
  action: AuditAction;
  /** Whoever has the account, unless somebody else is named or nobody is known. */
  actor?: AuditedAct['actor'];
  /** Login ID and name, which are read where the caller does not know them. */
  label?: string | null;
  before?: AuditedAct['before'];
  after?: AuditedAct['after'];
  requestId: string | null;
};

/** What is done to an account, or to the way into the system by it. */
export async function recordUserAct(db: Database | Transaction, act: UserAct): Promise<void> {
  const { userId, actor = userId === null ? null : { userId }, before = null, after = null, ...rest } = act;
  const label = rest.label ?? recordLabel(after) ?? (await labelOf(db, userId));
  await recordAudit(db, { ...rest, actor, entity: 'user', entityId: userId, label, before, after });
}

async function labelOf(db: Database | Transaction, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const { loginId, name } = users;
  const [user] = await db.select({ loginId, name }).from(users).where(eq(users.id, userId));
  return recordLabel(user ?? null);
}
