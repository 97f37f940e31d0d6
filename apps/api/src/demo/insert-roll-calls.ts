import { demoId } from '@haisha/demo-company/demo-id';
import { addDays } from '@haisha/rules/calendar';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';

type Given = { from: string; to: string; today: string; until: string };

const [manager, assistant] = [demoId('manager'), demoId('assistant')];

/**
 * Inserts the roll calls that belong to the punches of some operation dates, until now: a few minutes before the garage was
 * left and after the return, two of five by the manager. What is planted is named in the README of the demo company.
 */
export async function insertRollCalls(tx: Transaction, { from, to, today, until }: Given): Promise<void> {
  await tx.execute(sql`
    with days as (
      select p.driver_id, p.work_date as day, min(p.at) filter (where p.kind = 'leaveGarage') as leaves,
        max(p.at) filter (where p.kind = 'returnGarage') as returns, min(p.at) filter (where p.kind = 'clockIn') as starts,
        ('x' || substr(md5(p.driver_id::text || p.work_date || 'call'), 1, 7))::bit(28)::int as lot,
        row_number() over (partition by p.work_date, d.department_id
          order by min(p.at) filter (where p.kind = 'leaveGarage') nulls last, d.code) as place
      from punches p join drivers d on d.id = p.driver_id
      where p.work_date between ${from} and ${to} and p.at is not null
      group by p.driver_id, p.work_date, d.department_id, d.code
    ), driven as (
      select distinct on (days.driver_id, days.day) days.*, a.department_id, a.vehicle_id
      from days join allocation_crew c on c.driver_id = days.driver_id and not c.is_released
        join allocations a on a.id = c.allocation_id and a.operation_date = days.day
      order by days.driver_id, days.day, a.report_at
    ), held as (
      select driver_id, day, department_id, vehicle_id, lot, 'before' as kind,
        greatest(leaves - make_interval(mins => 6 + lot % 9), starts + interval '1 minute') as at
      from driven where leaves is not null and not (place = 2 and day in (${today}, ${addDays(today, -1)}))
      union all
      select driver_id, day, department_id, vehicle_id, lot, 'after', returns + make_interval(mins => 3 + lot % 7)
      from driven where returns is not null
    )
    insert into roll_calls (id, driver_id, work_date, department_id, vehicle_id, kind, at, method, method_reason, used_detector,
      alcohol, is_healthy, is_vehicle_sound, condition, instruction, result, created_at, created_by)
    select overlay(overlay(md5(driver_id::text || day || kind) placing '8' from 13) placing '8' from 17)::uuid,
      driver_id, day, department_id, vehicle_id, kind, date_trunc('second', at),
      case when lot % 97 = 1 then 'phone' when lot % 9 = 0 then 'it' else 'faceToFace' end,
      case when lot % 97 = 1 then '運行先で車中泊のため' end, true, 0,
      case when kind = 'before' then true end, case when kind = 'before' then true end,
      case when kind = 'after' then '異常なし' end,
      case when kind = 'before' and lot % 4 = 0 then '店舗周辺の徐行' end,
      'passed', date_trunc('second', at),
      case when lot % 5 < 2 then ${manager}::uuid else ${assistant}::uuid end
    from held where at <= ${until} on conflict do nothing`);
  await tx.execute(sql`
    insert into roll_calls (id, driver_id, work_date, department_id, kind, at, method, used_detector, alcohol, is_healthy,
      is_vehicle_sound, health_note, note, result, created_at, created_by)
    select overlay(overlay(md5(l.driver_id::text || l.from_date || 'refused') placing '8' from 13) placing '8' from 17)::uuid,
      l.driver_id, l.from_date, d.department_id, 'before', at, 'faceToFace', true,
      case when l.kind = 'absent' then 0.12 else 0 end, l.kind = 'absent', true, case when l.kind = 'sick' then l.note end,
      '帰宅させ、代わりのドライバーを手配', 'refused', at, ${manager}::uuid
    from driver_leaves l join drivers d on d.id = l.driver_id
      cross join lateral (select (l.from_date + time '2:40') at time zone 'Asia/Tokyo' as at) as one
    where l.kind in ('absent', 'sick') and l.from_date between ${from} and ${to} and at <= ${until} on conflict do nothing`);
}
