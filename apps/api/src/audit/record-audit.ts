import type { Actor } from '../actor.ts';
import type { Transaction } from '../db/client.ts';
import { auditRecords } from '../db/schema/audit-records.ts';

type AuditRecord = {
  actor: Pick<Actor, 'userId'> | null;
  action: string;
  entity: string;
  entityId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  requestId: string | null;
};

export async function recordAudit(tx: Transaction, { actor, ...record }: AuditRecord): Promise<void> {
  await tx.insert(auditRecords).values({ ...record, actorId: actor?.userId ?? null });
}
