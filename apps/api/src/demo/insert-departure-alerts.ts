import { demoDepartments } from '@haisha/demo-company/demo-departments';
import { demoId } from '@haisha/demo-company/demo-id';
import { addDays } from '@haisha/rules/calendar';
import { sql } from 'drizzle-orm';
import { judgeBoard } from '../areas/attendance/departure-alerts/watch-departures.ts';
import type { Transaction } from '../db/database.ts';

type Given = { today: string; until: string };

/**
 * Raises what the departure boards of yesterday and today have to tell at that moment, as the server does, but tells nobody; the
 * departure without a roll call of yesterday is acknowledged, those of today are open.
 */
export async function insertDepartureAlerts(tx: Transaction, { today, until }: Given): Promise<void> {
  const yesterday = addDays(today, -1);
  for (const { code } of demoDepartments()) {
    const departmentId = demoId(`department ${code}`);
    for (const date of [yesterday, today]) await judgeBoard(tx, { departmentId, date }, new Date(until), 'quiet');
  }
  await tx.execute(sql`
    update departure_alerts set acknowledged_at = at + interval '12 minutes', acknowledged_by = ${demoId('manager')},
      reason = '車内の無線で点呼済、帰庫後に記録する'
    where kind = 'departedWithoutCall' and work_date = ${yesterday}`);
}
