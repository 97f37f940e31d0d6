import { firstAlonePastDays, firstDayAlone } from '@haisha/rules/punches/second-person';
import { desc } from 'drizzle-orm';
import { timeChangeRules } from '../../../db/schema/attendance/time-change-rules.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';

/** The first day that the office changes without a second person. */
export async function readAloneFrom(db: Reader, today: string): Promise<string> {
  const { alonePastDays, revision } = timeChangeRules;
  const [newest] = await db.select({ alonePastDays }).from(timeChangeRules).orderBy(desc(revision)).limit(1);
  return firstDayAlone(today, newest?.alonePastDays ?? firstAlonePastDays);
}
