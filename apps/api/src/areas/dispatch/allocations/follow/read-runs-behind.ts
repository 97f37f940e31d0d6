import type { RunOfDay } from '@haisha/rules/states/run-of-day';
import { type SQL, sql } from 'drizzle-orm';
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
    with day as (
      select a.id, a.status, a.operation_date, c.driver_id,
        row_number() over (partition by c.driver_id, a.operation_date order by lower(a.during), a.id) as nth,
        count(*) over (partition by c.driver_id, a.operation_date) as runs
      from allocations a
        join allocation_crew c on c.allocation_id = a.id and not c.is_released and c.role = 'driver1'
      where a.operation_date between ${from} and ${to} and a.archived_at is null and a.ownership = 'own'
        and a.status <> 'cancelled'
    ), known as (
      select day.id, day.status, day.driver_id, day.nth,
        (select min(p.at) ${punched('clockIn')}) as clock_in,
        (select (array_agg(p.at order by p.at))[day.nth] ${punched('leaveGarage')}) as leave_garage,
        case when (select count(*) ${punched('leaveGarage')}) >= least(day.nth + 1, day.runs)
          then (select (array_agg(p.at order by p.at))[day.nth] ${punched('returnGarage')}) end as return_garage,
        exists (select ${called('before')}) as has_call,
        exists (select ${called('after')} and r.result = 'passed') as has_call_after,
        coalesce(
          (select p.created_by from punches p where p.driver_id = day.driver_id and p.work_date = day.operation_date
            and p.at is not null and p.created_by is not null order by p.received_at desc limit 1),
          d.user_id,
          (select k.created_by from punches p join kiosk_devices k on k.id = p.device_id
            where p.driver_id = day.driver_id and p.work_date = day.operation_date limit 1),
          (select r.created_by from roll_calls r
            where r.driver_id = day.driver_id and r.work_date = day.operation_date order by r.at desc limit 1)) as by_id
      from day join drivers d on d.id = day.driver_id
      where day.status in ('confirmed', 'acknowledged', 'clockedIn', 'called', 'departed', 'returned')
    )
    select k.id, k.by_id as "byId", u.name as "byName", ${isoInstant(sql`k.clock_in`)} as "clockInAt",
      ${isoInstant(sql`k.leave_garage`)} as "leaveGarageAt", ${isoInstant(sql`k.return_garage`)} as "returnGarageAt",
      k.has_call_after as "hasCallAfter"
    from known k join users u on u.id = k.by_id
    where (k.status in ('confirmed', 'acknowledged') and (k.clock_in is not null or k.leave_garage is not null))
      or (k.status = 'clockedIn' and (k.has_call or k.leave_garage is not null))
      or (k.status = 'called' and k.leave_garage is not null)
      or (k.status = 'departed' and k.return_garage is not null)
      or (k.status = 'returned' and k.has_call_after)
    order by k.driver_id, k.nth`);
  return rows;
}

function punched(kind: 'clockIn' | 'leaveGarage' | 'returnGarage'): SQL {
  return sql`from punches p where p.driver_id = day.driver_id and p.work_date = day.operation_date
    and p.kind = ${kind} and p.at is not null`;
}

function called(kind: 'before' | 'after'): SQL {
  return sql`from roll_calls r where r.driver_id = day.driver_id and r.work_date = day.operation_date
    and r.kind = ${kind}`;
}
