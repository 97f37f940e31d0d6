import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

const mostStops = 6;
const lastNumber = sql`select coalesce(max(right(number, 8)::int), 0) as last from allocations where number like 'M%'`;

/**
 * So many deliveries in the years before the first one there is, so many on each run: every vehicle of a centre has one a day, with a
 * driver and six stops at most. Foreign keys are not looked up, and the words are indexed at the end, which the owner of the database may do.
 */
export async function insertManyDeliveries(db: Database, count: number, ofRun = 10): Promise<void> {
  const stops = Math.min(mostStops, ofRun + 1);
  await inBulk(db, async (tx) => {
    await tx.execute(sql`
      create temporary table many_runs on commit drop as
      with v as (select id, department_id, row_number() over (partition by department_id order by code) as place
          from vehicles where archived_at is null and code ~ '^(IW|FN|AT)-'),
        d as (select id, department_id, row_number() over (partition by department_id order by code) as place
          from drivers where archived_at is null and code ~ '^(IW|FN|AT)-'),
        f as (select coalesce(min(operation_date), '2026-11-01') as day from deliveries), m as (${lastNumber})
      select m.last + row_number() over () as n, gen_random_uuid() as id, f.day - t as day, v.id as vehicle_id, v.department_id,
        d.id as driver_id
      from generate_series(1, ${count}::int / ${ofRun}::int / (select count(*)::int from v) + 1) t, f, m, v
      join d using (department_id, place)`);
    await tx.execute(runsOf(sql`day + interval '3 hours'`, sql`day + interval '12 hours'`, sql`'approved'`));
    await tx.execute(crewOf(sql`day + interval '3 hours'`, sql`day + interval '12 hours'`));
    await tx.execute(stopsOf(stops));
    await tx.execute(deliveriesOf(ofRun, stops));
  });
}

export type ManyRuns = {
  /** Code of the centre that gets them. */
  centre: string;
  /** Vehicles, each with its driver. */
  rows: number;
  /** The day of the first run, YYYY-MM-DD, and after how many minutes the next one starts, how often. */
  from: string;
  everyMinutes: number;
  times: number;
  deliveries: number;
  stops: number;
};

/** Makes a centre of vehicles and drivers that were made before, `M…`, and runs on its board. */
export async function insertManyRuns(db: Database, { centre, rows, from, ...many }: ManyRuns): Promise<void> {
  await db.execute(sql`
    insert into departments (code, name, short_name, kind, postal_code, prefecture, city, address_line_1, day_boundary_time,
      business_start_time, business_end_time, sort_order, search_text)
    select ${centre}, ${centre}, ${centre}, kind, postal_code, prefecture, city, address_line_1, day_boundary_time,
      business_start_time, business_end_time, sort_order, ${centre} from departments where code = 'IW'`);
  const departmentId = sql`(select id from departments where code = ${centre})`;
  for (const table of [sql`vehicles`, sql`drivers`])
    await db.execute(sql`update ${table} set department_id = ${departmentId} where id in (select m.id from ${table} m
      join departments d on d.id = m.department_id where m.code like 'M%' and d.code in ('IW', 'FN', 'AT')
      order by m.code limit ${rows})`);
  await inBulk(db, async (tx) => {
    const { deliveries, everyMinutes: every, stops, times } = many;
    await tx.execute(sql`
      create temporary table many_runs on commit drop as
      with v as (select id, row_number() over (order by code) as place from vehicles where department_id = ${departmentId}),
        d as (select id, row_number() over (order by code) as place from drivers where department_id = ${departmentId}),
        m as (${lastNumber})
      select m.last + row_number() over () as n, gen_random_uuid() as id, ${from}::date + t * ${every}::int / 1440 as day,
        t * ${every}::int % 1440 as minute, v.id as vehicle_id, ${departmentId} as department_id, d.id as driver_id
      from v join d using (place), generate_series(0, ${times - 1}::int) t, m`);
    const start = sql`day + minute * interval '1 minute'`;
    const end = sql`day + (minute + ${Math.min(every - 60, 540)}::int) * interval '1 minute'`;
    await tx.execute(runsOf(start, end, sql`'confirmed'`));
    await tx.execute(crewOf(start, end));
    await tx.execute(stopsOf(stops));
    await tx.execute(deliveriesOf(deliveries, stops));
  });
}

type Bulk = Pick<Database, 'execute'>;

async function inBulk(db: Database, work: (tx: Bulk) => Promise<void>): Promise<void> {
  const searched = sql`create index deliveries_search_text_index on deliveries using gin (search_text gin_trgm_ops)`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select set_config('session_replication_role', 'replica', true) from pg_roles
      where rolname = current_user and rolsuper`);
    await tx.execute(sql`drop index deliveries_search_text_index`);
    await work(tx);
    await tx.execute(searched);
  });
  await db.execute(sql`vacuum analyze deliveries, allocations, allocation_stops, allocation_crew`);
}

type Moment = ReturnType<typeof sql>;

function japanese(moment: Moment): Moment {
  return sql`((${moment}) at time zone 'Asia/Tokyo')`;
}

function runsOf(from: Moment, to: Moment, status: Moment): Moment {
  return sql`
    insert into allocations (id, number, operation_date, department_id, title, ownership, vehicle_id, status, during, report_at,
      end_at, planned_distance_km, driving_minutes, handling_minutes, waiting_minutes, break_minutes, search_text)
    select id, 'M' || lpad(n::text, 8, '0'), day, department_id, '便' || n % 40, 'own', vehicle_id, ${status},
      tstzrange(${japanese(from)}, ${japanese(to)}), ${japanese(from)} - interval '20 minutes',
      ${japanese(to)} + interval '20 minutes', 110, 200, 90, 0, 60, 'm' || lpad(n::text, 8, '0') || ' 便' || n % 40
    from many_runs order by day, n`;
}

function crewOf(from: Moment, to: Moment): Moment {
  return sql`
    insert into allocation_crew (allocation_id, driver_id, role, during)
    select id, driver_id, 'driver1', tstzrange(${japanese(from)}, ${japanese(to)}) from many_runs order by day, n`;
}

/** The id of a stop follows from its run and its place, so that deliveries find it; it has the form of a UUID of version 8. */
function stopIdOf(position: Moment): Moment {
  return sql`overlay(overlay(md5(r.id::text || (${position})) placing '8' from 13) placing '8' from 17)::uuid`;
}

function stopsOf(count: number): Moment {
  return sql`
    with p as (select array_agg(id order by code) as ids from destinations where kind = 'store')
    insert into allocation_stops (id, allocation_id, position, kind, destination_id, planned_arrive_at, planned_depart_at,
      work_minutes)
    select ${stopIdOf(sql`s`)}, r.id, s, case when s = 0 then 'load' else 'unload' end,
      p.ids[1 + (r.n * 7 + s) % array_length(p.ids, 1)], ${japanese(sql`day + (200 + s * 40) * interval '1 minute'`)},
      ${japanese(sql`day + (215 + s * 40) * interval '1 minute'`)}, 15
    from many_runs r, generate_series(0, ${count - 1}::int) s, p order by r.day, r.n, s`;
}

function deliveriesOf(count: number, stops: number): Moment {
  return sql`
    with p as (select array_agg(id order by code) as ids from destinations where kind = 'store'),
      o as (select array_agg(id order by code) as owners, array_agg(customer_id order by code) as customers from cargo_owners),
      c as (select array_agg(id order by code) as ids from courses), w as (select array_agg(id order by code) as ids from directions)
    insert into deliveries (number, cargo_owner_id, customer_id, department_id, kind, operation_date, sales_date, course_id,
      direction_id, origin_id, destination_id, arrive_from_minutes, arrive_to_minutes, goods_name, temperature_zone, load_unit,
      quantity, weight_kg, volume_cubic_metres, cages, needs_tail_lift, needs_two_crew, operation_status, price_status,
      fare_yen, allocation_id, load_stop_id, unload_stop_id, search_text, updated_at)
    select 'M' || lpad(r.n::text, 8, '0') || '-' || k, o.owners[1 + (r.n + k) % array_length(o.owners, 1)],
      o.customers[1 + (r.n + k) % array_length(o.customers, 1)], r.department_id, 'store', r.day, r.day,
      c.ids[1 + r.n % array_length(c.ids, 1)], w.ids[1 + r.n % array_length(w.ids, 1)], p.ids[1 + r.n % 7],
      p.ids[1 + (r.n * 7 + 1 + k % ${stops - 1}::int) % array_length(p.ids, 1)], 300, 600, '日配品',
      (array['chilled','frozen','ambient'])[1 + (r.n + k) % 3], 'case', 10 + k, 100 + k, 0.5, 1, false, false, 'delivered',
      (array['fixed','fixed','fixed','provisional','undecided'])[1 + (r.n + k) % 5], 1850, r.id, ${stopIdOf(sql`0`)},
      ${stopIdOf(sql`1 + k % ${stops - 1}::int`)},
      'm' || lpad(r.n::text, 8, '0') || '-' || k || ' ひなた屋 ' || r.n % 400 || ' 日配品', r.day + interval '18 hours'
    from many_runs r, generate_series(0, ${count - 1}::int) k, p, o, c, w order by r.day, r.n, k`;
}
