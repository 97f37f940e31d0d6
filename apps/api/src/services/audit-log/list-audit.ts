import type { AuditListQuery, AuditRecord } from '@haisha/validation/audit';
import type { Page } from '@haisha/validation/entity';
import { and, desc, eq, exists, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { inJapaneseOrder } from '../../db/indexes.ts';
import { users } from '../../db/schema/identity/users.ts';
import { auditRecords } from '../../db/schema/services/audit-records.ts';
import { changedFields } from '../records/audit/changed-fields.ts';
import { englishLabel } from '../records/audit/record-label.ts';
import { matches, oneOfFilter } from '../records/read/list-sql.ts';
import { pageOfRows } from '../records/read/page-of-rows.ts';
import type { RowScope } from '../records/read/row-scope.ts';
import { isWholeTo, readFields, shownFields, withinAudit } from './audit-scope.ts';
import type { AuditedEntry } from './audited-entry.ts';

/** The audit log within scope, newest first. */
export function listAudit(
  db: Database,
  entries: readonly AuditedEntry[],
  query: AuditListQuery,
  scope: RowScope,
): Promise<Page<AuditRecord>> {
  const where = auditWhere(query, scope);
  return pageOfRows(
    query,
    async (limit, offset) => {
      const rows = await selectAudit(db, entries, where, scope).limit(limit).offset(offset);
      return rows.map((row) => recordOf(row, entries, scope));
    },
    db.$count(auditRecords, where),
  );
}

export function auditIds(db: Database, query: AuditListQuery, scope: RowScope) {
  return db
    .select({ id: sql<string>`${auditRecords.id}::text` })
    .from(auditRecords)
    .where(auditWhere(query, scope))
    .orderBy(desc(auditRecords.id));
}

export async function auditRows(
  db: Database,
  entries: readonly AuditedEntry[],
  ids: string[],
  scope: RowScope,
): Promise<AuditRecord[]> {
  const those = inArray(auditRecords.id, ids.map(Number));
  const rows = await selectAudit(db, entries, and(those, withinAudit(scope)), scope);
  return rows.map((row) => recordOf(row, entries, scope));
}

/** Whose acts there are within scope; everybody for whoever sees all. */
export async function auditPeople(db: Database, scope: RowScope): Promise<{ id: string; name: string }[]> {
  const { id, name, kana } = users;
  const acts = db
    .select({ one: sql`1` })
    .from(auditRecords)
    .where(and(eq(auditRecords.actorId, id), withinAudit(scope)));
  const isSeen = scope.rows === 'all' ? undefined : exists(acts);
  return await db.select({ id, name }).from(users).where(isSeen).orderBy(inJapaneseOrder(kana));
}

function selectAudit(db: Database, entries: readonly AuditedEntry[], where: SQL | undefined, scope: RowScope) {
  return db
    .select({
      number: auditRecords.id,
      at: auditRecords.at,
      by: { id: users.id, name: users.name },
      action: auditRecords.action,
      entity: auditRecords.entity,
      entityId: auditRecords.entityId,
      label: auditRecords.label,
      entry: auditRecords.entry,
      note: noteAmong(entries),
      before: auditRecords.before,
      after: auditRecords.after,
      isWhole: isWholeTo(scope),
    })
    .from(auditRecords)
    .leftJoin(users, eq(users.id, auditRecords.actorId))
    .where(where)
    .orderBy(desc(auditRecords.id))
    .$dynamic();
}

type AuditRow = Awaited<ReturnType<typeof selectAudit>>[number];

function noteAmong(entries: readonly AuditedEntry[]): SQL<AuditRecord['note']> {
  const cases = entries.flatMap(({ entity, note }) =>
    note ? [sql`when ${auditRecords.entity} = ${entity} then ${note}`] : [],
  );
  return cases.length === 0 ? sql`null` : sql`case ${sql.join(cases, sql` `)} end`;
}

function recordOf(
  { number, before, after, isWhole, ...record }: AuditRow,
  entries: readonly AuditedEntry[],
  scope: RowScope,
): AuditRecord {
  const changed = changedFields(before, after, []);
  const fields = isWhole ? readFields(changed, record.entity, scope) : shownFields(changed, record.entity, scope);
  const inLabel = entries.find(({ entity }) => entity === record.entity)?.inLabel;
  const own = fields.filter(({ path }) => path !== inLabel);
  const labelEn = englishLabel(record.label, after ?? before);
  return { ...record, id: String(number), labelEn, fields: own };
}

function auditWhere(
  { q, from, to, actorId, entity, entityId, action }: AuditListQuery,
  scope: RowScope,
): SQL | undefined {
  return and(
    withinAudit(scope),
    matches(auditRecords.searchText, q),
    from ? gte(auditRecords.at, sql`${from}::date::timestamp at time zone 'Asia/Tokyo'`) : undefined,
    to ? lt(auditRecords.at, sql`(${to}::date + 1)::timestamp at time zone 'Asia/Tokyo'`) : undefined,
    byWhom(actorId),
    oneOfFilter(auditRecords.entity, entity),
    entityId ? eq(auditRecords.entityId, entityId) : undefined,
    oneOfFilter(auditRecords.action, action),
  );
}

function byWhom(actors: readonly string[]): SQL | undefined {
  const people = oneOfFilter(
    auditRecords.actorId,
    actors.filter((one) => one !== 'system'),
  );
  return actors.includes('system') ? or(isNull(auditRecords.actorId), people) : people;
}
