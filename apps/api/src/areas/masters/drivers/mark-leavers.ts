import { sql } from 'drizzle-orm';
import { type Clock, tokyoDay } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';

/** Marks drivers who have left since the last run, so that lists put them last. */
export async function markLeavers(db: Database, clock: Clock): Promise<void> {
  const { hasLeft, leftDate } = drivers;
  await db
    .update(drivers)
    .set({ hasLeft: true })
    .where(sql`not ${hasLeft} and ${leftDate} < ${tokyoDay(clock())}::date`);
}
