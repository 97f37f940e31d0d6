import type { RecordChange } from '@haisha/validation/record-change';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { auditRecords } from '../../../db/schema/services/audit-records.ts';
import { changedFields } from './changed-fields.ts';

const newest = 500;

/** What was done to a row, newest first; technical fields are left out. */
export async function listChanges(
  db: Database,
  entity: string,
  entityId: string,
  order: readonly string[],
): Promise<RecordChange[]> {
  const records = await db
    .select({
      number: auditRecords.id,
      at: auditRecords.at,
      by: { id: users.id, name: users.name },
      action: auditRecords.action,
      before: auditRecords.before,
      after: auditRecords.after,
    })
    .from(auditRecords)
    .leftJoin(users, eq(users.id, auditRecords.actorId))
    .where(and(eq(auditRecords.entity, entity), eq(auditRecords.entityId, entityId)))
    .orderBy(desc(auditRecords.id))
    .limit(newest);
  return records.map(({ number, before, after, ...record }) => ({
    ...record,
    id: String(number),
    fields: changedFields(before, after, order),
  }));
}
