import { demoId } from '@haisha/demo-company/demo-id';
import { addDays } from '@haisha/rules/calendar';
import { firstSettings } from '@haisha/rules/hours/first-settings';
import { sql } from 'drizzle-orm';
import { labourMonthDays } from '../areas/attendance/time-records/labour-days.ts';
import type { Database, Transaction } from '../db/database.ts';
import { isoInstant } from '../db/instant.ts';

type Given = { today: string; until: string };

const minutesOf = sql.raw(`floor(extract(epoch from at - (work_date::timestamp at time zone 'Asia/Tokyo')) / 60)::int`);

/**
 * Inserts changes of punches that drivers and the office asked for: the driver with a login waits for one and was refused
 * another, and a dispatcher asks for an end that was forgotten yesterday. They are named in the README of the demo company.
 */
export async function insertTimeChanges(tx: Transaction, { today, until }: Given): Promise<void> {
  const [yesterday, driver] = [addDays(today, -1), demoId('driver')];
  await tx.execute(sql`
    with days as (
      select p.driver_id, p.work_date, d.user_id, d.code, max(p.at) filter (where p.kind = 'clockOut') as ends, max(p.at) as last,
        json_agg(json_build_object('id', p.id, 'kind', p.kind, 'at', ${isoInstant(sql.raw('p.at'))}) order by p.at) as before,
        jsonb_agg(jsonb_build_object('id', p.id, 'kind', p.kind, 'minutes', ${minutesOf}) order by p.at) as after,
        max(${minutesOf}) as latest,
        row_number() over (partition by p.driver_id order by p.work_date desc) as turn
      from punches p join drivers d on d.id = p.driver_id
      where p.at is not null and p.work_date between ${addDays(today, -14)} and ${yesterday}
      group by p.driver_id, p.work_date, d.user_id, d.code
    ), asked as (
      select 'waiting' as key, driver_id, work_date, before, after, latest + 35 as minutes, 'waiting' as reason,
        '納品先で35分待機した' as text, 'requested' as status, ${driver}::uuid as by, 'driver' as role
      from days where user_id = ${driver} and ends is not null and turn = 1
      union all
      select 'refused', driver_id, work_date, before, after, latest + 90, 'mistaken', '退勤を押すのが早かった', 'refused',
        ${driver}::uuid, 'driver'
      from days where user_id = ${driver} and ends is not null and turn = 2
      union all
      (select 'forgotten', driver_id, work_date, before, after, latest + 30, 'forgotten', null, 'requested',
        ${demoId('dispatcher')}::uuid, 'dispatcher'
      from days where work_date = ${yesterday} and ends is null order by code desc limit 1)
    )
    insert into time_changes (id, driver_id, work_date, status, before, after, reason, reason_text, requested_at, requested_by,
      requested_roles, decided_at, decided_by, decision_text)
    select overlay(overlay(md5('time change ' || key) placing '8' from 13) placing '8' from 17)::uuid, driver_id, work_date,
      status, before, (select jsonb_agg(case when one ->> 'kind' = 'clockOut' then one || jsonb_build_object('minutes', minutes)
        else one end) from jsonb_array_elements(after) as one)
        || case when key = 'forgotten' then jsonb_build_array(jsonb_build_object('id', null, 'kind', 'clockOut', 'minutes', minutes))
          else '[]' end,
      reason, text, ${until}::timestamptz - interval '3 hours', by, array[role],
      case when status = 'refused' then ${until}::timestamptz - interval '1 hour' end,
      case when status = 'refused' then ${demoId('manager')}::uuid end,
      case when status = 'refused' then '業務後点呼の記録と合わない。点呼の時刻で確かめてください' end
    from asked on conflict do nothing`);
}

/** Locks the labour month before the last one of each department, once its punches are there. */
export async function lockPastMonth(db: Database, today: string): Promise<void> {
  const last = labourMonthDays(addDays(labourMonthDays(today, firstSettings).from, -1), firstSettings);
  const { from, to } = labourMonthDays(addDays(last.from, -1), firstSettings);
  await db.execute(sql`
    insert into labour_month_locks (department_id, from_date, to_date, driver_ids, locked_at, locked_by)
    select p.id, ${from}, ${to}, array(select d.id from drivers d where d.department_id = p.id),
      (${addDays(to, 5)}::date + time '17:20') at time zone 'Asia/Tokyo', ${demoId('labour')}::uuid
    from departments p where exists (select from drivers d where d.department_id = p.id)
    on conflict do nothing`);
}
