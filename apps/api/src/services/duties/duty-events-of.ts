import { type SQL, sql } from 'drizzle-orm';

/** What nobody could foresee in the shifts of a driver on some days, as a JSON list; what was taken back is left out. */
export function dutyEventsOf(driver: SQL, { from, to }: { from: string; to: string }): SQL {
  return sql`(select json_agg(json_build_object('kind', e.kind, 'start', date_part('epoch', e.start_at) * 1000,
      'end', date_part('epoch', e.end_at) * 1000, 'isDocumented', exists (select from files f
        where f.entity = 'unforeseeableEvent' and f.entity_id = e.id and f.archived_at is null)))
    from unforeseeable_events e
    where e.driver_id = ${driver} and e.taken_back_at is null and e.work_date between ${from}::date and ${to}::date)`;
}
