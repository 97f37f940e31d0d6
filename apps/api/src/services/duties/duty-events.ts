import { type SQL, sql } from 'drizzle-orm';

type Days = { from: string; to: string };

/** What nobody could foresee in the shifts of drivers on some days, as a part of a statement; what was taken back is left out. */
export function dutyEvents(driverIds: readonly string[], { from, to }: Days): SQL {
  return sql`
    select e.driver_id as "driverId", json_agg(json_build_object('kind', e.kind, 'start', date_part('epoch', e.start_at) * 1000,
      'end', date_part('epoch', e.end_at) * 1000, 'isDocumented', exists (select from files f
        where f.entity = 'unforeseeableEvent' and f.entity_id = e.id and f.archived_at is null))) as events
    from unforeseeable_events e
    where e.driver_id = any(${sql.param(driverIds)}::uuid[]) and e.taken_back_at is null
      and e.work_date between ${from}::date and ${to}::date
    group by e.driver_id`;
}
