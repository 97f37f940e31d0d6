import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** So many destinations, spread over the owners and directions there are, with statistics as after a night. */
export async function insertManyDestinations(db: Database, count: number): Promise<void> {
  await db.execute(sql`
    with o as (select array_agg(id) as ids from cargo_owners), d as (select array_agg(id) as ids from directions)
    insert into destinations (code, name, kana, cargo_owner_id, kind, postal_code, prefecture, city, address_line_1,
      latitude, longitude, geo_state, phone, closed_weekdays, holiday_rule, work_minutes, has_dock, has_slope,
      needs_tail_lift, takes_roll_cages, takes_night_drops, zones, direction_id, is_temporary, search_text, updated_at)
    select 'M-' || lpad(n::text, 6, '0'), (array['ひなた屋','こもれび市場','みずほ野ストア'])[1 + n % 3] || ' ' || n || '号店',
      (array['ヒナタヤ','コモレビイチバ','ミズホノストア'])[1 + n % 3] || ' ' || n || 'ゴウテン',
      o.ids[1 + n % array_length(o.ids, 1)], 'store', lpad((n % 9999999)::text, 7, '0'), '埼玉県', '越谷市', '弥生町' || n,
      35 + (n % 9000) / 9000.0, 139 + (n % 7919) / 7919.0, (array['confirmed','automatic','none'])[1 + n % 3],
      '048' || lpad(n::text, 7, '0'), '{}', 'open', 15, false, false, false, true, false, '{chilled}',
      d.ids[1 + n % array_length(d.ids, 1)], false,
      (array['ヒナタ屋','コモレビ市場','ミズホ野スト'])[1 + n % 3] || n || '号店 m' || lpad(n::text, 6, '0') || ' 埼玉県 越谷市 弥生町' || n,
      now() - n * interval '1 minute'
    from generate_series(1, ${count}::int) n, o, d`);
  await db.execute(sql`vacuum analyze destinations, cargo_owners, directions`);
}

/** So many courses of twelve stops each, spread over the destinations there are. */
export async function insertManyCourses(db: Database, count: number): Promise<void> {
  await db.execute(sql`
    with d as (select array_agg(id) as ids from departments), t as (select array_agg(id) as ids from vehicle_types)
    insert into courses (code, name, round_number, department_id, kind, vehicle_type_id, zones, weekdays,
      runs_on_holidays, start_place, end_place, report_minutes, leave_garage_minutes, depart_minutes, return_minutes,
      end_minutes, crew, has_helper, is_temporary, stop_count, search_text, updated_at)
    select 'K-' || lpad(n::text, 6, '0'), '埼玉東' || n, 1, d.ids[1 + n % array_length(d.ids, 1)],
      (array['store','centre'])[1 + n % 2], t.ids[1 + n % array_length(t.ids, 1)], '{chilled}', '{monday}', true,
      '岩槻', '岩槻', 60 + n % 300, 400, 420, 700, 730 + n % 60, 1, false, false, 12,
      'k' || lpad(n::text, 6, '0') || ' 埼玉東' || n, now() - n * interval '1 minute'
    from generate_series(1, ${count}::int) n, d, t`);
  await db.execute(sql`
    with places as (select id, row_number() over (order by code) - 1 as place from destinations),
      stops as (select id, stop, row_number() over () as number from courses, generate_series(0, 11) stop where code like 'K-%')
    insert into course_stops (course_id, position, destination_id, work_minutes, has_break)
    select stops.id, stop, places.id, 15, false
    from stops join places on place = number % (select count(*) from places)`);
  await db.execute(sql`vacuum analyze courses, course_stops, departments, vehicle_types`);
}
