import type { AuditAction } from '@haisha/validation/audit-choices';
import { auditRow } from '../audit/record-audit.ts';
import type { Write } from '../crud/entity-repository.ts';
import { insertRows } from '../crud/write-many.ts';
import { auditRecords } from '../db/schema/audit-records.ts';
import { announceChange } from '../realtime/announce.ts';
import type { AnyImported, AnyRow } from './imported-entity.ts';
import { withoutNulls } from './without-nulls.ts';

export type Written = { before: AnyRow | null; after: AnyRow | null };

/** What was done to each record, as the forms of it and of its part would have written it into the audit log. */
export async function recordRows(
  { tx, actor, requestId }: Write,
  { repository: { entity, departmentOf, nameOf }, apart }: AnyImported,
  action: AuditAction,
  rows: readonly Written[],
): Promise<void> {
  const own = (row: AnyRow | null) => row && withoutNulls(row, apart?.fields);
  const partOf = (row: AnyRow | null) => (row && apart ? withoutNulls(apart.of(row)) : null);
  const records = rows.flatMap(({ before, after }) => {
    const row = after ?? before;
    const departmentIds = [before, after].map((one) => one && (departmentOf?.(one) ?? null));
    const about = { entityId: row?.id ?? null, departmentIds, ...(row && nameOf?.(row)), actor, action, requestId };
    // Of many thousand rows the log keeps what they say.
    const whole = auditRow({ ...about, entity, before: own(before), after: own(after) });
    if (!apart) return [whole];
    const part = { entity: apart.entity, before: partOf(before), after: partOf(after) };
    return [
      ...(before?.version === after?.version ? [] : [whole]),
      ...((part.before?.version ?? 0) === (part.after?.version ?? 0) ? [] : [auditRow({ ...about, ...part })]),
    ];
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
