import { searchText } from '@haisha/rules/search-text';
import type { AuditEntry } from '@haisha/validation/audit';
import type { AuditAction, AuditEntity } from '@haisha/validation/audit-choices';
import type { Database, Transaction } from '../../../db/database.ts';
import { auditRecords } from '../../../db/schema/services/audit-records.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { englishLabel, recordLabel } from './record-label.ts';

/** What somebody did, as it goes into the audit log. */
export type AuditedAct = {
  actor: Pick<Actor, 'userId'> | null;
  action: AuditAction;
  entity: AuditEntity;
  entityId: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** What the row is called, where its own fields do not say it. */
  label?: string | null;
  entry?: AuditEntry;
  /** Whose the row was before and after; empty where rows belong to no department. */
  departmentIds?: readonly (string | null)[];
  requestId: string | null;
};

/** A write records itself in its own transaction. */
export async function recordAudit(db: Database | Transaction, act: AuditedAct): Promise<void> {
  await db.insert(auditRecords).values(auditRow(act));
}

/** The record as it is stored, with the words by which it is found again. */
export function auditRow({
  actor,
  departmentIds = [],
  entry,
  ...record
}: AuditedAct): typeof auditRecords.$inferInsert {
  const { before, after } = record;
  const label = record.label ?? recordLabel(after) ?? recordLabel(before);
  return {
    ...record,
    entry: entry ?? null,
    actorId: actor?.userId ?? null,
    label,
    searchText: searchText(
      label,
      recordLabel(before),
      englishLabel(label, after ?? before),
      fileName(after) ?? fileName(before),
    ),
    departmentIds: [...new Set(departmentIds.filter((id) => id !== null))],
  };
}

function fileName(row: AuditedAct['after']): string | null {
  return typeof row?.file === 'string' ? row.file : null;
}
