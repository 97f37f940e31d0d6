import type { UnforeseeableEvent } from '@haisha/validation/unforeseeable-event';
import { sql } from 'drizzle-orm';
import { isoInstant } from '../../../db/instant.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import type { Days } from '../time-records/days.ts';

/** An event with whose it is and the day that it belongs to. */
export type EventOfDay = UnforeseeableEvent & { driverId: string; date: string };

/** Reads the events of drivers on some days that nobody took back, in order of time, with their documents. */
export async function readEvents(db: Reader, driverIds: readonly string[], { from, to }: Days): Promise<EventOfDay[]> {
  const { rows } = await db.execute<EventOfDay>(sql`
    select e.driver_id as "driverId", e.work_date as date, e.id, e.kind, ${isoInstant(sql.raw('e.start_at'))} as start,
      ${isoInstant(sql.raw('e.end_at'))} as "end", e.note, u.name as "createdByName",
      (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name) order by f.created_at, f.id), '[]')
        from files f where f.entity = 'unforeseeableEvent' and f.entity_id = e.id and f.archived_at is null) as files
    from unforeseeable_events e left join users u on u.id = e.created_by
    where e.driver_id = any(${sql.param(driverIds)}::uuid[]) and e.taken_back_at is null
      and e.work_date between ${from}::date and ${to}::date
    order by e.start_at, e.id`);
  return rows;
}
