import type { UnforeseeableEvent } from '@haisha/rules/hours/duty';
import { sql } from 'drizzle-orm';
import type { Reader } from '../records/entity-repository.ts';

type Days = { from: string; to: string };

type Row = { driverId: string; events: UnforeseeableEvent[] };

/** Reads what nobody could foresee in the shifts of drivers on some days; what was taken back is left out. */
export async function readDutyEvents(
  db: Reader,
  driverIds: readonly string[],
  { from, to }: Days,
): Promise<Map<string, UnforeseeableEvent[]>> {
  const { rows } = await db.execute<Row>(sql`
    select e.driver_id as "driverId", json_agg(json_build_object('kind', e.kind, 'start', date_part('epoch', e.start_at) * 1000,
      'end', date_part('epoch', e.end_at) * 1000, 'isDocumented', exists (select from files f
        where f.entity = 'unforeseeableEvent' and f.entity_id = e.id and f.archived_at is null))) as events
    from unforeseeable_events e
    where e.driver_id = any(${sql.param(driverIds)}::uuid[]) and e.taken_back_at is null
      and e.work_date between ${from}::date and ${to}::date
    group by e.driver_id`);
  return new Map(rows.map(({ driverId, events }) => [driverId, events]));
}
