import type { AuditAction } from '@haisha/validation/audit-choices';
import { auditRow } from '../audit/record-audit.ts';
import type { Write } from '../crud/entity-repository.ts';
import { insertRows } from '../crud/write-many.ts';
import { auditRecords } from '../db/schema/audit-records.ts';
import { announceChange } from '../realtime/announce.ts';
import type { AnyImported, AnyRow } from './imported-entity.ts';
import { withoutNulls } from './without-nulls.ts';

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
    // Of many thousand rows the log keeps what they say.
    const said = { before: before && withoutNulls(before), after: after && withoutNulls(after) };
    return auditRow({ ...about, actor, action, ...said, requestId });
  });
  await insertRows(tx, auditRecords, records);
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
