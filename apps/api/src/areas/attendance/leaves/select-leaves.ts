import type { Leave } from '@haisha/validation/leave';
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isoInstant } from '../../../db/instant.ts';
import { driverLeaves } from '../../../db/schema/attendance/driver-leaves.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { creator, editor, entityPeople } from '../../../services/records/read/entity-people.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';

const decider = alias(users, 'decider');
const { decidedBy: _, decisionReason, kind, note, ...columns } = getTableColumns(driverLeaves);

/** Selects leaves as they are answered; why somebody is away is for those alone who may know. */
export function selectLeaves(db: Reader, scope: RowScope) {
  const shown = <T>(column: typeof kind | typeof note | typeof decisionReason) =>
    scope.may('leave.readReason') ? sql<T>`${column}` : sql<T>`null::text`;
  return db
    .select({
      ...columns,
      kind: shown<Leave['kind']>(kind),
      note: shown<string | null>(note),
      decisionReason: shown<string | null>(decisionReason),
      driverCode: drivers.code,
      driverName: drivers.name,
      driverNameEn: drivers.nameEn,
      departmentId: drivers.departmentId,
      decidedByName: decider.name,
      runs: runsMet(scope.today),
      ...entityPeople,
    })
    .from(driverLeaves)
    .innerJoin(drivers, eq(drivers.id, driverLeaves.driverId))
    .leftJoin(decider, eq(decider.id, driverLeaves.decidedBy))
    .leftJoin(creator, eq(creator.id, driverLeaves.createdBy))
    .leftJoin(editor, eq(editor.id, driverLeaves.updatedBy))
    .$dynamic();
}

/** The leaves that somebody sees: those of their departments, or their own. */
export function leavesWithin(scope: RowScope): SQL | undefined {
  return withinScope(scope, drivers.departmentId, eq(drivers.userId, scope.userId));
}

/** The runs that are planned while a driver would be away, from today on; half a day meets what reaches into it. */
function runsMet(today: string): SQL<Leave['runs']> {
  const noon = sql`(from_date + time '12:00') at time zone 'Asia/Tokyo'`;
  return sql<Leave['runs']>`(
    select coalesce(json_agg(json_build_object('id', a.id, 'name', coalesce(a.title, k.code, a.number),
      'date', a.operation_date, 'reportAt', ${isoInstant(sql`a.report_at`)}) order by a.report_at), '[]')
    from (select ${driverLeaves.driverId} as driver_id, ${driverLeaves.fromDate} as from_date,
        ${driverLeaves.toDate} as to_date, ${driverLeaves.part} as part, ${driverLeaves.status} as status) l
      join allocation_crew c on c.driver_id = l.driver_id and not c.is_released
        and lower(c.during) between l.from_date - 2 and l.to_date + 3
      join allocations a on a.id = c.allocation_id left join courses k on k.id = a.course_id
    where l.status in ('requested', 'approved') and l.to_date >= ${today}::date
      and a.operation_date between greatest(l.from_date, ${today}::date) and l.to_date
      and a.status not in ('cancelled', 'declined') and a.archived_at is null
      and (l.part = 'day' or (l.part = 'am' and a.report_at < ${noon}) or (l.part = 'pm' and a.end_at > ${noon})))`;
}
