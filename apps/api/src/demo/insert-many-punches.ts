import { demoLoginId } from '@haisha/demo-company/demo-users';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** Punches of the runs of a centre that are over, four a run; with statistics as after a night. */
export async function insertManyPunches(db: Database, centre: string): Promise<void> {
  await db.execute(sql`
    insert into punches (driver_id, work_date, kind, at, first_at, received_at, method)
    select c.driver_id, a.operation_date, one.kind, one.at, one.at, one.at, 'recorder'
    from departments d join allocations a on a.department_id = d.id join allocation_crew c on c.allocation_id = a.id
      cross join lateral (values ('clockIn', lower(c.during) - interval '20 minutes'), ('leaveGarage', lower(c.during)),
        ('returnGarage', upper(c.during)), ('clockOut', upper(c.during) + interval '20 minutes')) as one (kind, at)
    where d.code = ${centre} and one.at < now()
    on conflict do nothing`);
  await db.execute(sql`vacuum analyze punches`);
}

/** So many accounts of drivers of a centre, `device-1` and so on, with the password of the demo; returns their names. */
export async function insertPunchingDrivers(db: Database, centre: string, count: number): Promise<string[]> {
  const { rows } = await db.execute<{ login_id: string }>(sql`
    with chosen as (select r.id, row_number() over (order by r.code) as n from drivers r
        join departments d on d.id = r.department_id where d.code = ${centre} and not r.has_left order by r.code limit ${count}),
      added as (insert into users select (jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid(),
        'login_id', 'device-' || n))).* from users u, chosen where u.login_id = ${demoLoginId('driver')} returning id, login_id),
      given as (update drivers r set user_id = added.id from added, chosen
        where added.login_id = 'device-' || chosen.n and r.id = chosen.id returning r.id)
    select login_id from added where (select count(*) from given) >= 0`);
  return rows.map(({ login_id }) => login_id);
}
