import { demoId } from '@haisha/demo-company/demo-id';
import { addDays } from '@haisha/rules/calendar';
import { firstAlonePastDays } from '@haisha/rules/punches/second-person';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';

type Given = { from: string; to: string; today: string };

const [admin, manager, iwatsuki] = [demoId('admin'), demoId('manager'), demoId('department IW')];

/**
 * Inserts what was corrected, or should be, in reports of some operation dates after their approval: one of each department
 * counts, and since the company wants a second person one waits and one was refused. They are named in the README of the demo
 * company.
 */
export async function insertReportCorrections(tx: Transaction, { from, to, today }: Given): Promise<void> {
  const isWithin = (day: string) => day >= from && day <= to;
  const [corrected, waiting, refused] = [addDays(today, -5), addDays(today, -6), addDays(today, -7)];
  if (isWithin(corrected)) await correctOne(tx, corrected);
  if (isWithin(waiting)) await askForOne(tx, waiting, today);
  if (isWithin(refused)) await refuseOne(tx, refused, today);
}

/** A receipt turned up after the approval. */
async function correctOne(tx: Transaction, day: string): Promise<void> {
  await tx.execute(sql`
    insert into daily_report_corrections (report_id, version, before, after, reason, corrected_at, corrected_by)
    select id, 3, content, after, '給油の領収書が後から提出された',
      (${day}::date + interval '2 days 9 hours') at time zone 'Asia/Tokyo', ${manager}::uuid
    from (select distinct on (department_id) id, content, content || '{"fuelLitres": 45.2}' as after
      from daily_reports where work_date = ${day} and status = 'approved' and version = 2
      order by department_id, id) as one`);
  await tx.execute(sql`update daily_reports r set content = c.after, version = 3
    from daily_report_corrections c where c.report_id = r.id and r.work_date = ${day} and r.version = 2`);
}

/** The administrator asked yesterday, the manager of the centre was told and decides. */
async function askForOne(tx: Transaction, day: string, today: string): Promise<void> {
  const asked = sql`(${today}::date - interval '6 hours 20 minutes') at time zone 'Asia/Tokyo'`;
  await tx.execute(sql`
    insert into time_change_rules (revision, alone_past_days, corrections_wait, reason, created_at, created_by, updated_at, updated_by)
    select 1, ${firstAlonePastDays}, true, '日報の訂正は二人で確かめる（監査の指摘）', at, ${admin}::uuid, at, ${admin}::uuid
    from (select (${today}::date - interval '2 days 15 hours') at time zone 'Asia/Tokyo' as at) as one
    on conflict do nothing`);
  await tx.execute(sql`
    with asked as (
      insert into daily_report_corrections (report_id, status, before, after, reason, corrected_at, corrected_by)
      select id, 'requested', content, content || '{"tollYen": 1980, "expenseYen": 600, "expenseText": "駐車場"}',
        '高速代と駐車場の領収書が後から提出された', ${asked}, ${admin}::uuid
      from daily_reports where work_date = ${day} and department_id = ${iwatsuki} and status = 'approved' and version = 2
      order by id limit 1 returning report_id
    )
    insert into notifications (user_id, kind, params, link, created_at)
    select ${manager}::uuid, 'correctionRequested', jsonb_build_object('number', a.number, 'date', a.operation_date),
      '/daily-reports?date=' || a.operation_date || '&departmentId=' || a.department_id || '&open=' || a.id, ${asked}
    from asked join daily_reports r on r.id = asked.report_id join allocations a on a.id = r.allocation_id`);
}

/** The manager asked the day before yesterday, and the administrator refused it the day after. */
async function refuseOne(tx: Transaction, day: string, today: string): Promise<void> {
  await tx.execute(sql`
    insert into daily_report_corrections (report_id, status, before, after, reason, corrected_at, corrected_by, decided_at,
      decided_by, decision_text)
    select id, 'refused', content,
      content || jsonb_build_object('odometerEndKm', (content ->> 'odometerEndKm')::int + 20), '終了メーターの読み違い',
      (${today}::date - interval '1 day 8 hours') at time zone 'Asia/Tokyo', ${manager}::uuid,
      (${today}::date - interval '15 hours') at time zone 'Asia/Tokyo', ${admin}::uuid,
      '次の運行の開始メーターとつながらない。メーターの写真で確かめてください'
    from daily_reports where work_date = ${day} and department_id = ${iwatsuki} and status = 'approved' and version = 2
    order by id limit 1`);
}
