import { demoId } from '@haisha/demo-company/demo-id';
import { addDays } from '@haisha/rules/calendar';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { insertReportCorrections } from './insert-report-corrections.ts';

type Given = { from: string; to: string; today: string };

const manager = demoId('manager');

/**
 * Inserts the daily reports of the runs of some operation dates that are reported or approved: their stops one after the
 * other, and an odometer that ends where the next report of the vehicle begins. Later days are written first. What is planted
 * is named in the README of the demo company.
 */
export async function insertDailyReports(tx: Transaction, { from, to, today }: Given): Promise<void> {
  const ago = (days: number) => addDays(today, -days);
  const minute = (instant: string) =>
    sql.raw(`floor(extract(epoch from ${instant} - (r.day::timestamp at time zone 'Asia/Tokyo')) / 60)::int`);
  await tx.execute(sql`
    with own as (
      select a.id, a.operation_date as day, a.department_id, a.vehicle_id, a.status, a.during, a.actual_out_at, a.actual_in_at,
        coalesce(a.break_minutes, 0) as rest, c.driver_id, e.user_id, d.name as garage, v.odometer_km,
        ('x' || substr(md5(a.id::text), 1, 7))::bit(28)::int as lot,
        row_number() over (partition by a.operation_date, a.department_id order by lower(a.during), a.number) as place,
        greatest(2, round(coalesce(a.planned_distance_km, 60)))::int
          + ('x' || substr(md5(a.id::text || 'km'), 1, 4))::bit(16)::int % 7 as km
      from allocations a join allocation_crew c on c.allocation_id = a.id and c.role = 'driver1' and not c.is_released
        join drivers e on e.id = c.driver_id join departments d on d.id = a.department_id
        join vehicles v on v.id = a.vehicle_id
      where a.ownership = 'own' and a.operation_date between ${from} and ${to} and a.archived_at is null
        and a.status in ('reported', 'approved', 'locked')
        and not exists (select from daily_reports k where k.allocation_id = a.id)
    ), others as (
      select own.id, json_agg(c.driver_id order by c.driver_id) as drivers, min(e.name) as name
      from own join allocation_crew c on c.allocation_id = own.id and c.role in ('driver2', 'relief') and not c.is_released
        join drivers e on e.id = c.driver_id
      group by own.id
    ), runs as (
      select own.*, coalesce((select (k.content ->> 'odometerStartKm')::int from daily_reports k
          where k.vehicle_id = own.vehicle_id and k.work_date > ${to}
          order by k.work_date, (k.content ->> 'startMinutes')::int limit 1), greatest(own.odometer_km, 90000))
        - sum(km) over (partition by vehicle_id order by lower(during) desc) as odometer
      from own
    ), visits as (
      select r.id, r.place, r.day, s.position, s.id as stop_id, s.kind, coalesce(n.name, s.place_name) as name,
        ${minute('s.planned_arrive_at')} as instructed,
        ${minute('coalesce(s.actual_arrive_at, s.planned_arrive_at)')} as arrived, s.work_minutes as work,
        case when r.day = ${ago(2)} and r.place = 1 and s.kind = 'unload' and not exists (select from allocation_stops o
            where o.allocation_id = r.id and o.kind = 'unload' and o.position < s.position) then 75
          else coalesce(s.waiting_minutes, 0) end as waits
      from runs r join allocation_stops s on s.allocation_id = r.id and s.kind <> 'break'
        left join destinations n on n.id = s.destination_id
    ), summed as (
      select *, sum(waits + work) over (partition by id order by position) - waits - work as before from visits
    ), timed as (
      select *, (before + max(arrived - before) over (partition by id order by position))::int as at from summed
    ), told as (
      select id, min(at) as first, max(at + waits + work) as last, jsonb_agg(jsonb_build_object('stopId', stop_id,
        'placeName', name, 'kind', kind, 'instructedMinutes', case when waits = 75 then least(instructed, at) else instructed end, 'arrivedMinutes', at,
        'workFromMinutes', at + waits, 'workToMinutes', at + waits + work,
        'extraFromMinutes', null, 'extraToMinutes', null, 'departedMinutes', at + waits + work, 'hasHandling', work > 0,
        'extraText', null, 'confirmation', case when work > 0 then case when waits = 75 and day = ${ago(2)} then 'refused'
          else 'confirmed' end end,
        'weightKg', case when kind <> 'unload' then (select sum(g.weight_kg) from deliveries g where g.load_stop_id = stop_id) end,
        'pieces', case when kind <> 'unload' then coalesce((select sum(g.quantity) from deliveries g
          where g.load_stop_id = stop_id), 100) end) order by position) as stops
      from timed group by id
    ), ended as (
      select r.*, o.drivers, o.name as partner, least(${minute('coalesce(r.actual_out_at, lower(r.during))')}, t.first) as starts, t.last,
        greatest(${minute('coalesce(r.actual_in_at, upper(r.during))')}, t.last + 10) as ends, coalesce(t.stops, '[]') as stops
      from runs r left join told t on t.id = r.id left join others o on o.id = r.id
      where not (r.day = ${ago(1)} and r.place = 2)
    )
    insert into daily_reports (id, version, allocation_id, driver_id, department_id, vehicle_id, work_date, status,
      submitted_at, submitted_by, approved_at, approved_by, created_at, updated_at, content)
    select overlay(overlay(md5(id::text || 'report') placing '8' from 13) placing '8' from 17)::uuid,
      case when is_approved then 2 else 1 end, id, driver_id, department_id, vehicle_id, day,
      case when is_approved then 'approved' else 'submitted' end,
      ended_at + interval '20 minutes', coalesce(user_id, ${manager}::uuid),
      case when is_approved then ended_at + interval '14 hours' end, case when is_approved then ${manager}::uuid end,
      ended_at + interval '20 minutes', ended_at + interval '20 minutes',
      jsonb_build_object('startPlace', garage, 'startMinutes', starts, 'endPlace', garage, 'endMinutes', ends,
        'drivingMinutes', case when drivers is not null then (ends - starts) * 2 / 5 end,
        'partners', coalesce((select jsonb_agg(jsonb_build_object('driverId', d.id, 'startPlace', garage, 'startMinutes', starts,
          'endPlace', garage, 'endMinutes', ends, 'drivingMinutes', (ends - starts) / 5))
          from json_array_elements_text(drivers) as d(id)), '[]'),
        'odometerStartKm', odometer + case when day = ${ago(3)} and place = 2 and km > 50 then 37 else 0 end,
        'odometerEndKm', odometer + km, 'stops', stops, 'isWorkInContract', false,
        'pauses', case when ends - last >= 40 and rest >= 10 then (select jsonb_agg(jsonb_build_object('kind', 'break',
            'driverId', d.id, 'placeName', '道の駅', 'fromMinutes', last + 10, 'toMinutes', last + 10 + least(rest, ends - last - 20)))
          from (select null as id union all select json_array_elements_text(drivers)) as d)
          else '[]' end,
        'reliefs', case when drivers is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('placeName', '道の駅',
          'atMinutes', (starts + ends) / 2, 'driverName', partner)) end, 'fuelLitres', case when lot % 3 = 0 then round(km / 4.5, 1) end,
        'tollYen', case when lot % 5 = 0 then 1320 end, 'expenseYen', null, 'expenseText', null,
        'unusual', case
          when day = ${ago(4)} and place = 1 then jsonb_build_array(jsonb_build_object('kind', 'delay', 'atMinutes', starts + 60,
            'text', '45分の遅れ', 'cause', '国道16号の事故渋滞'))
          when day = ${ago(6)} and place = 1 then jsonb_build_array(jsonb_build_object('kind', 'accident',
            'atMinutes', starts + 90, 'text', '店舗の搬入口で車止めに接触（けが人なし）', 'cause', '後方の確認不足'))
          else '[]' end,
        'instruction', case when day = ${ago(4)} and place = 1 then '店舗の順番を入れ替えて配送' end, 'note', null)
    from ended cross join lateral (select status <> 'reported' as is_approved,
      (day::timestamp at time zone 'Asia/Tokyo') + make_interval(mins => ends) as ended_at) as one
    on conflict do nothing`);
  await insertReportCorrections(tx, { from, to, today });
  await tx.execute(sql`update allocations a set status = 'returned', version = a.version + 1
    where a.operation_date = ${ago(1)} and a.operation_date between ${from} and ${to} and a.status = 'reported'
      and a.ownership = 'own' and a.vehicle_id is not null
      and not exists (select from daily_reports k where k.allocation_id = a.id)`);
}
