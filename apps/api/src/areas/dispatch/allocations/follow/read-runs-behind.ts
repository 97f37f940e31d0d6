import type { RunOfDay } from '@haisha/rules/states/run-of-day';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { isoInstant } from '../../../../db/instant.ts';

/** A run that punches or roll calls may have brought further than it stands, and who made the last of them. */
export type RunBehind = Omit<RunOfDay, 'callBefore'> & { id: string; byId: string; byName: string };

/**
 * Reads the own runs of some operation dates of which attendance may know more. Of several runs of a driver on a day the
 * first one has the first time out of the garage and the second one the second. A driver is back from one when he left for
 * the next, or when he left for all: between two trips of one shift nobody punches.
 */
export async function readRunsBehind(db: Database, { from, to }: { from: string; to: string }): Promise<RunBehind[]> {
  const { rows } = await db.execute<RunBehind>(sql`
    with runs as (
      select a.id, a.status, a.operation_date as date, c.driver_id, row_number() over driver_day as nth,
        count(*) over (partition by c.driver_id, a.operation_date) as of
      from allocations a
        join allocation_crew c on c.allocation_id = a.id and not c.is_released and c.role = 'driver1'
      where a.operation_date between ${from} and ${to} and a.archived_at is null and a.ownership = 'own'
        and a.status <> 'cancelled'
      window driver_day as (partition by c.driver_id, a.operation_date order by lower(a.during), a.id)
    ), punched as (
      select driver_id, work_date as date, min(at) filter (where kind = 'clockIn') as clock_in,
        array_agg(at order by at) filter (where kind = 'leaveGarage') as out,
        array_agg(at order by at) filter (where kind = 'returnGarage') as back
      from punches where work_date between ${from} and ${to} and at is not null
      group by driver_id, work_date
    ), called as (
      select driver_id, work_date as date, bool_or(kind = 'before') as before,
        bool_or(kind = 'after' and result = 'passed') as after
      from roll_calls where work_date between ${from} and ${to}
      group by driver_id, work_date
    ), known as (
      select r.*, p.clock_in, p.out[r.nth] as left_at,
        case when cardinality(p.out) >= least(r.nth + 1, r.of) then p.back[r.nth] end as back_at,
        coalesce(c.before, false) as has_call, coalesce(c.after, false) as has_call_after
      from runs r left join punched p using (driver_id, date) left join called c using (driver_id, date)
    ), behind as (
      select * from known
      where (status in ('confirmed', 'acknowledged') and (clock_in is not null or left_at is not null))
        or (status = 'clockedIn' and (has_call or left_at is not null))
        or (status = 'called' and left_at is not null)
        or (status = 'departed' and back_at is not null)
        or (status = 'returned' and has_call_after)
    )
    select b.id, u.id as "byId", u.name as "byName", ${isoInstant(sql`b.clock_in`)} as "clockInAt",
      ${isoInstant(sql`b.left_at`)} as "leaveGarageAt", ${isoInstant(sql`b.back_at`)} as "returnGarageAt",
      b.has_call_after as "hasCallAfter"
    from behind b join drivers d on d.id = b.driver_id
      left join lateral (select p.created_by, k.created_by as device_by
        from punches p left join kiosk_devices k on k.id = p.device_id
        where p.driver_id = b.driver_id and p.work_date = b.date and p.at is not null
        order by p.received_at desc limit 1) p on true
      left join lateral (select r.created_by from roll_calls r
        where r.driver_id = b.driver_id and r.work_date = b.date order by r.at desc limit 1) r on true
      join users u on u.id = coalesce(p.created_by, d.user_id, p.device_by, r.created_by)
    order by b.driver_id, b.nth`);
  return rows;
}
