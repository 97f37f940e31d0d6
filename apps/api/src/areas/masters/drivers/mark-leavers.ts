import { sql } from 'drizzle-orm';
import { type Clock, tokyoDay } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';

/** Who has left since the last time goes to the end of the lists, though nobody changed anything. */
export async function markLeavers(db: Database, clock: Clock): Promise<void> {
  const { hasLeft, leftDate } = drivers;
  await db
    .update(drivers)
    .set({ hasLeft: true })
    .where(sql`not ${hasLeft} and ${leftDate} < ${tokyoDay(clock())}::date`);
}
