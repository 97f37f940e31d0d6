import { sql } from 'drizzle-orm';
import type { Reader } from '../../../services/records/entity-repository.ts';
import type { Days } from '../time-records/days.ts';

/** Counts the changes that wait for an answer, by driver and day as `<driver> <day>`. */
export async function countWaiting(
  db: Reader,
  driverIds: readonly string[],
  { from, to }: Days,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ key: string; count: number }>(sql`
    select driver_id || ' ' || to_char(work_date, 'YYYY-MM-DD') as key, count(*)::int as count from time_changes
    where status = 'requested' and driver_id = any(${sql.param(driverIds)}::uuid[])
      and work_date between ${from}::date and ${to}::date
    group by driver_id, work_date`);
  return new Map(rows.map(({ count, key }) => [key, count]));
}
