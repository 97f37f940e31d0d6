import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** So many vehicles, spread over the departments and types there are, with statistics as after a night. */
export async function insertManyVehicles(db: Database, count: number): Promise<void> {
  await db.execute(sql`
    with d as (select array_agg(id) as ids from departments), t as (select array_agg(id) as ids from vehicle_types)
    insert into vehicles (code, plate_region, plate_class_number, plate_kana, plate_serial_number, vehicle_type_id,
      department_id, ownership_type, gross_weight_kg, max_load_kg, transmission, inspection_expiry_date,
      next_three_month_inspection_date, odometer_km, odometer_date, search_text, updated_at)
    select 'M' || lpad(n::text, 6, '0'), (array['千葉','野田','柏','習志野','袖ヶ浦'])[1 + n % 5], (100 + n / 9000)::text,
      (array['あ','い','う','え','か','き','く','け','こ'])[1 + n % 9], 1 + n % 9000,
      t.ids[1 + n % array_length(t.ids, 1)], d.ids[1 + n % array_length(d.ids, 1)],
      (array['owned','leased','rental'])[1 + n % 3], 2000 + (n * 37) % 20000, 1000 + (n * 13) % 900, 'manual',
      date '2026-06-01' + (n * 7) % 700, date '2026-10-01' + (n * 11) % 90, (n * 997) % 900000, date '2026-11-01',
      'm' || lpad(n::text, 6, '0') || ' ' || (array['千葉','野田','柏','習志野','袖ケ浦'])[1 + n % 5] || 'キャンター' || n,
      now() - n * interval '1 minute'
    from generate_series(1, ${count}::int) n, d, t`);
  await db.execute(sql`
    insert into vehicle_statuses (vehicle_id, status, from_date)
    select id, 'inMaintenance', date '2026-01-01' from vehicles where code like 'M%' and right(code, 1) in ('3', '7')`);
  await db.execute(sql`vacuum analyze vehicles, vehicle_statuses, departments, vehicle_types`);
}
