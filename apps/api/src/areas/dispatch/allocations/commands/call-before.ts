import type { Allocation } from '@haisha/validation/allocation';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/database.ts';

/**
 * Tells what came of the roll calls before a run: `refused` where the last one of somebody was, `passed` where everybody had
 * one, null where one is missing (輸送安全規則 第7条第1項).
 */
export async function callBefore(
  tx: Transaction,
  { crew, operationDate }: Allocation,
): Promise<'passed' | 'refused' | null> {
  const driverIds = crew.filter(({ role }) => role === 'driver1' || role === 'driver2').map((one) => one.driverId);
  const { rows } = await tx.execute<{ result: 'passed' | 'refused' }>(sql`
    select distinct on (driver_id) result from roll_calls
    where driver_id = any(${sql.param(driverIds)}::uuid[]) and work_date = ${operationDate} and kind = 'before'
    order by driver_id, at desc, created_at desc`);
  if (rows.some(({ result }) => result === 'refused')) return 'refused';
  return driverIds.length > 0 && rows.length === driverIds.length ? 'passed' : null;
}
