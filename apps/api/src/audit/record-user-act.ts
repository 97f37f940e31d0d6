import type { AuditAction } from '@haisha/validation/audit-choices';
import type { Database, Transaction } from '../db/client.ts';
import { type AuditedAct, recordAudit } from './record-audit.ts';

type UserAct = {
  /** Whose account it is; null where nobody has it. */
  userId: string | null;
  action: AuditAction;
  /** Whoever has the account, unless somebody else is named or nobody is known. */
  actor?: AuditedAct['actor'];
  before?: AuditedAct['before'];
  after?: AuditedAct['after'];
  requestId: string | null;
};

/** What is done to an account, or to the way into the system by it. */
export async function recordUserAct(db: Database | Transaction, act: UserAct): Promise<void> {
  const { userId, actor = userId === null ? null : { userId }, before = null, after = null, ...rest } = act;
  await recordAudit(db, { ...rest, actor, entity: 'user', entityId: userId, before, after });
}
