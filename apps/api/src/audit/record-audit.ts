import type { Actor } from '../actor.ts';
import type { Database, Transaction } from '../db/client.ts';
import { auditRecords } from '../db/schema/audit-records.ts';

type AuditRecord = {
  actor: Pick<Actor, 'userId'> | null;
  action: string;
  entity: string;
  entityId: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  requestId: string | null;
};

/** A write records itself in its own transaction. */
export async function recordAudit(db: Database | Transaction, { actor, ...record }: AuditRecord): Promise<void> {
  await db.insert(auditRecords).values({ ...record, actorId: actor?.userId ?? null });
}
