import type { AllocationCommand } from '@haisha/rules/states/allocation-state';
import type { RunOfDay } from '@haisha/rules/states/run-of-day';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { isoInstant } from '../../../../db/instant.ts';

/** What a run gets of its crew, and who entered it: the punch, or the roll call. */
export type CrewCommand = Extract<AllocationCommand, 'clockIn' | 'call' | 'depart' | 'return' | 'callAfter'>;

/** A run that punches or roll calls may have brought further than it stands. */
export type RunBehind = Omit<RunOfDay, 'callBefore'> & {
  id: string;
  version: number;
  by: Readonly<Record<CrewCommand, string | null>>;
};

/**
 * Reads the own runs of some operation dates of which attendance may know more. Of several confirmed runs of somebody on a
 * day the first one has the first time out of the garage and the second one the second. A driver is back from one when he
 * left for the next, left for all, or went home: between two trips of one shift nobody punches.
 */
export async function readRunsBehind(db: Database, { from, to }: { from: string; to: string }): Promise<RunBehind[]> {
  const { rows } = await db.execute<RunBehind>(sql`
    with runs as (
      select a.id, a.version, a.status, a.operation_date as date, c.driver_id, c.role, row_number() over driver_day as nth,
        count(*) over (partition by c.driver_id, a.operation_date) as of
      from allocations a
        join allocation_crew c on c.allocation_id = a.id and not c.is_released and c.role in ('driver1', 'driver2')
      where a.operation_date between ${from} and ${to} and a.archived_at is null and a.ownership = 'own'
        and a.status not in ('planned', 'requested', 'accepted', 'declined', 'cancelled')
      window driver_day as (partition by c.driver_id, a.operation_date order by lower(a.during), a.id)
    ), punched as (
      select p.driver_id, p.work_date as date,
        array_agg(p.at order by p.at) filter (where p.kind = 'clockIn') as came,
        array_agg(p.at order by p.at) filter (where p.kind = 'leaveGarage') as out,
        array_agg(p.at order by p.at) filter (where p.kind = 'returnGarage') as back,
        array_agg(b.id order by p.at) filter (where p.kind = 'clockIn') as came_by,
        array_agg(b.id order by p.at) filter (where p.kind = 'leaveGarage') as out_by,
        array_agg(b.id order by p.at) filter (where p.kind = 'returnGarage') as back_by,
        (array_agg(p.kind order by p.at desc))[1] = 'clockOut' as has_left
      from punches p join drivers d on d.id = p.driver_id left join kiosk_devices k on k.id = p.device_id
        cross join lateral (select coalesce(p.created_by, d.user_id, k.created_by) as id) b
      where p.work_date between ${from} and ${to} and p.at is not null
      group by p.driver_id, p.work_date
    ), called as (
      select driver_id, work_date as date,
        (array_agg(created_by order by at desc, created_at desc) filter (where kind = 'before'))[1] as before_by,
        (array_agg(created_by order by at) filter (where kind = 'after' and result = 'passed'))[1] as after_by
      from roll_calls where work_date between ${from} and ${to}
      group by driver_id, work_date
    ), known as (
      select r.*, p.came[1] as came, p.came_by[1] as came_by, p.out[r.nth] as out, p.out_by[r.nth] as out_by,
        c.before_by, c.after_by,
        case when p.has_left then least(r.nth, cardinality(p.back))
          when cardinality(p.out) >= least(r.nth + 1, r.of) then r.nth end as leg,
        p.back, p.back_by
      from runs r left join punched p using (driver_id, date) left join called c using (driver_id, date)
      where r.role = 'driver1'
    )
    select id, version, ${isoInstant(sql`came`)} as "clockInAt", ${isoInstant(sql`out`)} as "leaveGarageAt",
      ${isoInstant(sql`back[leg]`)} as "returnGarageAt", after_by is not null as "hasCallAfter",
      json_build_object('clockIn', came_by, 'call', before_by, 'depart', out_by, 'return', back_by[leg],
        'callAfter', after_by) as by
    from known
    where (status in ('confirmed', 'acknowledged') and (came is not null or out is not null))
      or (status = 'clockedIn' and (before_by is not null or out is not null))
      or (status = 'called' and out is not null)
      or (status = 'departed' and back[leg] is not null)
      or (status = 'returned' and after_by is not null)
    order by driver_id, nth`);
  return rows;
}
