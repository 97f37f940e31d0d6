import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** So many drivers with their records and photos, spread over the departments there are, with statistics as after a night. */
export async function insertManyDrivers(db: Database, count: number): Promise<void> {
  await db.execute(sql`
    with d as (select array_agg(id) as ids from departments)
    insert into drivers (code, name, kana, short_name, sex, birth_date, postal_code, prefecture, city, address_line_1,
      phone, department_id, employment_type, hired_date, appointed_date, left_date, left_reason, usable_zones,
      usable_vehicle_type_ids, available_weekdays, can_work_nights, licence_expiry_date, next_health_check_date,
      next_aptitude_test_date, has_left, search_text, updated_at)
    select 'M-' || lpad(n::text, 6, '0'), '運転 ' || n, (array['アベ','カトウ','サトウ','タナカ'])[1 + n % 4] || ' ' || n,
      '運転' || n, 'male', date '1970-01-01' + n % 9000, '3390073', '埼玉県', 'さいたま市', '本町' || n,
      '090' || lpad(n::text, 8, '0'), d.ids[1 + n % array_length(d.ids, 1)],
      (array['permanent','partTime'])[1 + n % 2], date '2010-01-01' + n % 5000, date '2010-02-01' + n % 5000,
      case when n % 10 = 0 then date '2025-01-01' + n % 600 end, case when n % 10 = 0 then '転職' end, '{chilled}', '{}',
      '{}', true, date '2026-06-01' + n % 900, date '2026-06-01' + n % 365,
      case when n % 5 = 0 then date '2026-06-01' + n % 1000 end, n % 10 = 0, 'm' || lpad(n::text, 6, '0') || ' 運転 ' || n || ' 090' || lpad(n::text, 8, '0'),
      now() - n * interval '1 minute'
    from generate_series(1, ${count}::int) n, d`);
  await db.execute(sql`
    insert into driver_records (driver_id, has_towing, licences, qualifications, health_checks, aptitude_tests, events,
      licence_expiry_date)
    select id, false, '[]', '[]', '[]', '[]', '[]', licence_expiry_date
    from drivers where code like 'M-%'`);
  await db.execute(sql`
    insert into files (name, media_type, size_bytes, sha256, storage, entity, entity_id, slot)
    select code, 'image/jpeg', 0, '', 'database', 'driverImage', id, slot
    from drivers, unnest(array['photo','licenceFront','licenceBack']) slot where code like 'M-%'`);
  await db.execute(sql`vacuum analyze drivers, driver_records, files, departments`);
}
