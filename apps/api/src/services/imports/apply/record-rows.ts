import type { AuditAction } from '@haisha/validation/audit-choices';
import { auditRecords } from '../../../db/schema/services/audit-records.ts';
import { announceChange } from '../../realtime/messages/announce.ts';
import { auditRow } from '../../records/audit/record-audit.ts';
import type { Write } from '../../records/entity-repository.ts';
import { insertRows } from '../../records/write/write-many.ts';
import type { AnyImported, AnyRow } from '../imported-entity.ts';
import { withoutNulls } from '../judge/without-nulls.ts';

export type Written = { before: AnyRow | null; after: AnyRow | null };

/** What was done to each record, as the forms of it and of its part would have written it into the audit log. */
export async function recordRows(
  { tx, actor, requestId }: Write,
  { repository: { entity, departmentOf, nameOf }, apart }: AnyImported,
  action: AuditAction,
  rows: readonly Written[],
): Promise<void> {
  const records = rows.flatMap(({ before, after }) => {
    const row = after ?? before;
    const departmentIds = [before, after].map((one) => one && (departmentOf?.(one) ?? null));
    const about = { entityId: row?.id ?? null, departmentIds, ...(row && nameOf?.(row)), actor, action, requestId };
    // Of many thousand rows the log keeps what they say.
    const own = (one: AnyRow | null) => one && withoutNulls(one, apart?.fields);
    const part = (one: AnyRow | null) => (one && apart ? withoutNulls(apart.of(one)) : null);
    const versionOf = (one: AnyRow | null) => (one && apart?.versionOf(one)) ?? 0;
    const isOther = !apart || before?.version !== after?.version;
    return [
      ...(isOther ? [auditRow({ ...about, entity, before: own(before), after: own(after) })] : []),
      ...(apart && versionOf(before) !== versionOf(after)
        ? [auditRow({ ...about, entity: apart.entity, before: part(before), after: part(after) })]
        : []),
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
