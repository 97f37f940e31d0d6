import type { AuditAction } from '@haisha/validation/audit-choices';
import { auditRow } from '../audit/record-audit.ts';
import type { Write } from '../crud/entity-repository.ts';
import { insertRows } from '../crud/write-many.ts';
import { auditRecords } from '../db/schema/audit-records.ts';
import { announceChange } from '../realtime/announce.ts';
import type { AnyImported, AnyRow } from './imported-entity.ts';

export type Written = { before: AnyRow | null; after: AnyRow | null };

/** What was done to each record, as the form would have written it into the audit log. */
export async function recordRows(
  { tx, actor, requestId }: Write,
  { repository: { entity, departmentOf, nameOf } }: AnyImported,
  action: AuditAction,
  rows: readonly Written[],
): Promise<void> {
  const records = rows.map(({ before, after }) => {
    const row = after ?? before;
    const departmentIds = [before, after].map((one) => one && (departmentOf?.(one) ?? null));
    const about = { entity, entityId: row?.id ?? null, departmentIds, ...(row && nameOf?.(row)) };
    return auditRow({ ...about, actor, action, before: filled(before), after: filled(after), requestId });
  });
  await insertRows(tx, auditRecords, records);
}

/** Of many thousand rows the log keeps what they say; what is missing is empty. */
function filled(row: AnyRow | null): Record<string, unknown> | null {
  return row && Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}

/** Tells all pages once that rows of the master changed, however many they are; `id` is the import. */
export function announceRows(
  { tx }: Pick<Write, 'tx'>,
  { repository: { entity } }: AnyImported,
  {
    id,
    version,
    action,
    departmentIds,
  }: { id: string; version: number; action: AuditAction; departmentIds: Set<string> },
): void {
  announceChange(tx, { entity, id, version, action, departmentIds: [...departmentIds] });
}
