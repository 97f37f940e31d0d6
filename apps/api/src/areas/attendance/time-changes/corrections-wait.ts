import { desc } from 'drizzle-orm';
import { timeChangeRules } from '../../../db/schema/attendance/time-change-rules.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';

/** Tells whether a correction of an approved daily report waits for a second person. */
export async function readCorrectionsWait(db: Reader): Promise<boolean> {
  const { correctionsWait, revision } = timeChangeRules;
  const [newest] = await db.select({ correctionsWait }).from(timeChangeRules).orderBy(desc(revision)).limit(1);
  return newest?.correctionsWait ?? false;
}
