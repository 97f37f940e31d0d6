import { demoCases } from '@haisha/demo-company/demo-cases';
import { addDays } from '@haisha/rules/calendar';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';

/** Whose month comes to so many hours punches as planned. */
const toTheMinute = demoCases.flatMap(({ drivers, month }) => (month ? drivers : []));

type Given = { from: string; to: string; today: string; until: string; changedBy: string };

/**
 * Inserts the punches of the runs of some operation dates, until now: a few minutes early or late, most at the clock of the
 * office. Which minutes follow from driver and day, so that they are the same on every machine. What is planted is named in the
 * README of the demo company.
 */
export async function insertPunches(tx: Transaction, { changedBy, from, to, today, until }: Given): Promise<void> {
  const yesterday = addDays(today, -1);
  await tx.execute(sql`
    with shifts as (
      select c.driver_id, d.user_id, a.operation_date as day, min(a.report_at) as report,
        min(coalesce(a.actual_out_at, lower(c.during))) as leaves, max(coalesce(a.actual_in_at, upper(c.during))) as returns,
        max(a.end_at + (coalesce(a.actual_in_at, upper(c.during)) - upper(c.during))) as ends,
        ('x' || substr(md5(c.driver_id::text || to_char(a.operation_date, 'YYYYMMDD')), 1, 7))::bit(28)::int as lot,
        ('x' || substr(md5(c.driver_id::text), 1, 4))::bit(16)::int % 4 = 0 as has_phone,
        d.code = any(${sql.param(toTheMinute)}::text[]) as is_exact,
        row_number() over (partition by a.operation_date, d.department_id order by d.code) as place,
        row_number() over (partition by a.operation_date, d.department_id order by min(a.report_at), d.code) as turn
      from allocation_crew c join allocations a on a.id = c.allocation_id join drivers d on d.id = c.driver_id
      where not c.is_released and a.operation_date between ${from} and ${to}
      group by c.driver_id, d.user_id, d.department_id, d.code, a.operation_date
    ), started as (
      select *, report + make_interval(secs => case when is_exact then 0 when day = ${today} and turn = 1 then 25 * 60
        when lot % 12 = 0 then lot / 12 % 480 else -(lot / 12 % 600) end) as starts from shifts
    ), made as (
      select driver_id, user_id, day, place, lot, has_phone, one.* from started cross join lateral (values
        ('clockIn', starts, starts, false),
        ('leaveGarage', greatest(leaves + make_interval(secs => lot / 7 % 240), starts + interval '4 minutes'), null, false),
        ('leaveGarage', greatest(leaves + make_interval(secs => lot / 7 % 240), starts + interval '4 minutes')
          + interval '1 minute', null, day <> ${yesterday} or place <> 3),
        ('returnGarage', returns + make_interval(secs => lot / 11 % 180), null, false),
        ('clockOut', case when is_exact then ends
          else greatest(ends + make_interval(secs => lot / 13 % 900 - 240), returns + interval '5 minutes') end,
          case when day = ${yesterday} and place = 2 then ends + interval '1 hour' end, day = ${yesterday} and place = 1)
      ) as one (kind, at, first_at, is_left_out)
    ), punched as (
      select driver_id, user_id, day, kind, date_trunc('second', at) as at,
        date_trunc('second', coalesce(first_at, at)) as first_at, has_phone or first_at > at as has_phone from made
      where not is_left_out and coalesce(first_at, at) <= ${until}
      union all
      select l.driver_id, null, l.from_date, one.kind, at, at, true from driver_leaves l cross join lateral (values
        ('clockIn', l.from_date + time '7:56'), ('clockOut', l.from_date + time '12:04')) as one (kind, local)
        cross join lateral (select local at time zone 'Asia/Tokyo' as at) as moment
      where l.kind = 'special' and l.from_date = ${addDays(today, -3)} and l.from_date between ${from} and ${to}
    )
    insert into punches (id, driver_id, work_date, kind, at, first_at, received_at, method, created_by)
    select overlay(overlay(md5(driver_id::text || kind || date_part('epoch', first_at)) placing '8' from 13) placing '8' from 17)::uuid,
      driver_id, day, kind, at, first_at, first_at, case when has_phone then 'phone' else 'recorder' end,
      case when has_phone then user_id end
    from punched on conflict do nothing`);
  await tx.execute(sql`
    insert into punch_changes (punch_id, before, after, reason, reason_text, changed_at, changed_by)
    select id, first_at, at, 'forgotten', '退勤時に打刻を忘れ、帰宅後にスマホで打刻した',
      least(${until}::timestamptz, (${today}::date + time '8:40') at time zone 'Asia/Tokyo'),
      ${changedBy}::uuid
    from punches p where work_date between ${from} and ${to} and at <> first_at
      and not exists (select from punch_changes c where c.punch_id = p.id)`);
}
