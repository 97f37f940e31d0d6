import type { RetentionSubject } from '@haisha/validation/retention';
import { type SQL, sql } from 'drizzle-orm';
import { clearTakenImages } from '../../areas/masters/drivers/driver-image-store.ts';
import { removeLeftDrivers } from '../../areas/masters/drivers/remove-left-drivers.ts';
import { type Clock, tokyoDay } from '../../clock.ts';
import type { Database } from '../../db/client.ts';
import { retentionRules } from '../../db/schema/services/retention-rules.ts';
import type { FileStore } from '../files/storage/file-store.ts';

/** So many rows in one statement: nobody waits long for what it locks. */
const batch = 2_000;

/** Removes so many at most of what was over at `before`, and answers how many. */
type Removal = (input: Given) => Promise<number>;
type Given = { db: Database; store: FileStore; before: SQL; keepMonths: number; today: string };

const removeAuditRecords: Removal = ({ db, before }) =>
  rowsOf(
    db,
    sql`delete from audit_records where id in (
      select id from audit_records where at < ${before} order by at limit ${batch})`,
  );

/** Those that were taken from an entry as well: nothing keeps them longer than its history. */
const removeEntryFiles: Removal = async ({ db, store, before }) => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select f.id from files f join vehicle_entries e on e.id = f.entity_id join vehicles v on v.id = e.vehicle_id
    where f.entity = 'vehicleHistory' and v.archived_at < ${before} limit ${batch}`);
  const ids = rows.map(({ id }) => id);
  await store.remove(db, ids);
  return ids.length;
};

const removeEntries: Removal = ({ db, before }) =>
  rowsOf(
    db,
    sql`delete from vehicle_entries where id in (
      select e.id from vehicle_entries e join vehicles v on v.id = e.vehicle_id
      where v.archived_at < ${before} limit ${batch})`,
  );

const removeDrivers: Removal = async ({ db, store, keepMonths, today }) => {
  const count = await removeLeftDrivers(db, { keepMonths, today, most: batch });
  if (count > 0) await clearTakenImages(db, store);
  return count;
};

const removals: Record<RetentionSubject, Removal[]> = {
  auditRecord: [removeAuditRecords],
  // The vehicle itself stays as the name under old records; what was kept about it goes.
  archivedVehicle: [removeEntryFiles, removeEntries],
  leftDriver: [removeDrivers],
};

/** Removes what has been kept as long as the rules say, in small steps. */
export async function applyRetention(db: Database, clock: Clock, store: FileStore): Promise<void> {
  for (const { subject, keepMonths } of await db.select().from(retentionRules)) {
    const before = sql`${clock().toISOString()}::timestamptz - make_interval(months => ${keepMonths}::int)`;
    const given = { db, store, before, keepMonths, today: tokyoDay(clock()) };
    for (const remove of removals[subject]) while ((await remove(given)) === batch);
  }
}

async function rowsOf(db: Database, statement: SQL): Promise<number> {
  return (await db.execute(statement)).rowCount ?? 0;
}
