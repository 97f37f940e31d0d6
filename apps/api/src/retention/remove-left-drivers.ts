import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client.ts';
import { courses } from '../db/schema/courses.ts';
import { driverPays } from '../db/schema/driver-pays.ts';
import { driverRecords } from '../db/schema/driver-records.ts';
import { drivers } from '../db/schema/drivers.ts';

/** What the log keeps of these is who did what to which code and when: no name, and not what stood there. */
const told = ['driver', 'driverRecord', 'driverPay', 'driverImage'];

/** Removes at most so many drivers whose time is over on a day, and answers how many; their images are for `clearTakenImages`. */
export async function removeLeftDrivers(
  db: Database,
  { keepMonths, today, most }: { keepMonths: number; today: string; most: number },
): Promise<number> {
  return await db.transaction(async (tx) => {
    const left = await tx
      .select({ id: drivers.id })
      .from(drivers)
      .where(sql`${firstDayAfter(keepMonths)} <= ${today}::date`)
      .limit(most)
      .for('update');
    if (left.length > 0)
      await remove(
        tx,
        left.map(({ id }) => id),
      );
    return left.length;
  });
}

/**
 * Kept from the day after leaving up to the day before the one that corresponds so many months later, or to the end of
 * that month where there is none (民法 第140条・第143条).
 */
function firstDayAfter(keepMonths: number): SQL {
  const start = sql`(${drivers.leftDate} + 1)`;
  const end = sql`(${start} + make_interval(months => ${keepMonths}::int))::date`;
  return sql`${end} + case when extract(day from ${end}) < extract(day from ${start}) then 1 else 0 end`;
}

/** By the code, folded as `searchText` does, the log still finds them. */
async function remove(tx: Transaction, ids: string[]): Promise<void> {
  const [one, all] = [sql.param(ids), sql.param(told)];
  await tx.execute(sql`update files set archived_at = now()
    where entity = 'driverImage' and entity_id = any(${one}::uuid[]) and archived_at is null`);
  await tx.execute(sql`update audit_records a
    set before = null, after = null, label = d.code, search_text = replace(lower(d.code), '-', '') from drivers d
    where a.entity = any(${all}::text[]) and a.entity_id = d.id and d.id = any(${one}::uuid[])`);
  for (const side of [sql`before`, sql`after`]) {
    await tx.execute(sql`update audit_records
      set ${side} = ${side} - '{defaultDriverName,defaultDriverNameEn}'::text[]
      where entity = 'course' and ${side} ->> 'defaultDriverId' = any(${one}::uuid[]::text[])`);
  }
  await tx
    .update(courses)
    .set({ defaultDriverId: null, version: sql`${courses.version} + 1`, updatedAt: sql`now()`, updatedBy: null })
    .where(inArray(courses.defaultDriverId, ids));
  await tx.delete(driverPays).where(inArray(driverPays.driverId, ids));
  await tx.delete(driverRecords).where(inArray(driverRecords.driverId, ids));
  await tx.delete(drivers).where(inArray(drivers.id, ids));
}
