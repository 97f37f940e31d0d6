import type { RetentionSubject } from '@haisha/validation/retention';
import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/client.ts';
import { retentionRules } from '../db/schema/retention-rules.ts';

/** So many rows in one statement: nobody waits long for what it locks. */
const batch = 2_000;

/** What is over, as ids that one statement removes; `before` is the moment up to which it may go. */
const removals: Record<RetentionSubject, (before: SQL) => SQL[]> = {
  auditRecord: (before) => [
    sql`delete from audit_records where id in (
      select id from audit_records where at < ${before} order by at limit ${batch})`,
  ],
  // The vehicle itself stays as the name under old records; what was kept about it goes.
  archivedVehicle: (before) => [
    sql`update files set archived_at = now() where id in (
      select f.id from files f join vehicle_entries e on e.id = f.entity_id join vehicles v on v.id = e.vehicle_id
      where f.entity = 'vehicleHistory' and f.archived_at is null and v.archived_at < ${before} limit ${batch})`,
    sql`delete from vehicle_entries where id in (
      select e.id from vehicle_entries e join vehicles v on v.id = e.vehicle_id
      where v.archived_at < ${before} limit ${batch})`,
  ],
};

/** Removes what has been kept as long as the rules say, in small steps. */
export async function applyRetention(db: Database, clock: Clock): Promise<void> {
  for (const { subject, keepMonths } of await db.select().from(retentionRules)) {
    const before = sql`${clock().toISOString()}::timestamptz - make_interval(months => ${keepMonths}::int)`;
    for (const statement of removals[subject](before)) await untilDone(db, statement);
  }
}

async function untilDone(db: Database, statement: SQL): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(statement);
    if ((rowCount ?? 0) < batch) return;
  }
}
