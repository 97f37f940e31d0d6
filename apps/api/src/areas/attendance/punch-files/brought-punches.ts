import type { KeptPunch } from '@haisha/validation/punch-file';
import { sql } from 'drizzle-orm';
import { isoInstant } from '../../../db/instant.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';

/** A punch that counts and that a file brought; `why` it stays where the file is undone, null where it goes. */
export type BroughtPunch = Pick<KeptPunch, 'kind' | 'at' | 'workDate'> & {
  id: string;
  driver: NonNullable<KeptPunch['driver']>;
  departmentId: string;
  why: KeptPunch['why'] | null;
};

/** Reads what an applied file brought, by day and driver: its punches, and those of an undone file that returned with it. */
export async function readBroughtPunches(db: Reader, fileId: string, scope: RowScope): Promise<BroughtPunch[]> {
  const isWithinScope = withinScope(scope, drivers.departmentId) ?? sql`true`;
  const { rows } = await db.execute<BroughtPunch>(sql`
    with given as (
      select id from punches where file_id = ${fileId}
      union select punch_id from punch_changes where file_id = ${fileId} and reason = 'fileAgain'
    ), brought as (
      select p.*, coalesce(last.changed_at, p.received_at) as since
      from given g join punches p on p.id = g.id
        left join lateral (
          select c.changed_at, c.file_id from punch_changes c
          where c.punch_id = p.id and c.reason = 'fileAgain' order by c.changed_at desc limit 1
        ) last on true
      where p.at is not null and coalesce(last.file_id, p.file_id) = ${fileId}
    )
    select b.id, b.kind, b.work_date as "workDate", ${isoInstant(sql`b.at`)} as at,
      json_build_object('id', drivers.id, 'code', drivers.code, 'name', drivers.name, 'nameEn', drivers.name_en) as driver,
      drivers.department_id as "departmentId",
      case when not coalesce(${isWithinScope}, false) then 'outside'
        when exists (
          select from punch_changes c where c.punch_id = b.id and c.reason not in ('fileUndone', 'fileAgain')
        ) then 'changed'
        when exists (
          select from time_changes t where t.driver_id = b.driver_id and t.work_date = b.work_date
            and t.status = 'applied' and t.decided_at >= b.since
        ) or exists (
          select from daily_reports r where r.driver_id = b.driver_id and r.work_date = b.work_date
            and r.status = 'approved' and r.approved_at >= b.since
        ) then 'approved' end as why
    from brought b join drivers on drivers.id = b.driver_id
    order by b.work_date, drivers.code, b.at`);
  return rows;
}
