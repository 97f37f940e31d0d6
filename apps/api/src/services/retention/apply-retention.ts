import { sql } from 'drizzle-orm';
import { type Clock, tokyoDay } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { retentionRules } from '../../db/schema/services/retention-rules.ts';
import type { FileStore } from '../files/storage/file-store.ts';
import { mostAtOnce, type Removal } from './removal.ts';

/** Removes what has been kept as long as the rules say, in small steps. */
export async function applyRetention(
  removals: readonly Removal[],
  { db, clock, files: store }: { db: Database; clock: Clock; files: FileStore },
): Promise<void> {
  for (const { subject, keepMonths } of await db.select().from(retentionRules)) {
    const before = sql`${clock().toISOString()}::timestamptz - make_interval(months => ${keepMonths}::int)`;
    const given = { db, store, before, keepMonths, today: tokyoDay(clock()) };
    for (const removal of removals) {
      if (removal.subject === subject) while ((await removal.remove(given)) === mostAtOnce);
    }
  }
}
