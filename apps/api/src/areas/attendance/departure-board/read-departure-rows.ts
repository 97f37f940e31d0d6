import type { DepartureBoardQuery, DepartureRow } from '@haisha/validation/departure-board';
import { sql } from 'drizzle-orm';
import { isoInstant } from '../../../db/instant.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';

/** Rest that began so many days ago is long enough. */
const restDays = 3;

/**
 * Reads the drivers of a department on a day, in the order in which they are due: those who are planned for it or belong to
 * it, with what was punched, called and driven. A run that left or came back without a punch counts as it did, and of two
 * shifts the second goes on where it began.
 */
export async function readDepartureRows(
  db: Reader,
  { date, departmentId }: DepartureBoardQuery,
  scope: RowScope,
): Promise<DepartureRow[]> {
  const seesHealth = scope.may('rollCall.read');
  // That a call was refused says something of health; who only looks on sees calls that stand.
  const seesRefused = seesHealth || scope.may('rollCall.readState');
  const seesReason = seesHealth || scope.may('allocation.update') || scope.may('punch.update');
  const isWithin = scope.rows !== 'department' || scope.departmentIds.includes(departmentId);
  if (!isWithin) return [];
  const { rows } = await db.execute<DepartureRow>(sql`
    with planned as (
      select c.driver_id, min(a.report_at) as report_at, min(lower(a.during)) as out_at, max(upper(a.during)) as in_at,
        max(a.end_at) as end_at, min(a.actual_out_at) as actual_out_at,
        case when bool_and(a.actual_in_at is not null) then max(a.actual_in_at) end as actual_in_at,
        json_agg(json_build_object('id', a.id, 'name', coalesce(a.title, k.code, a.number), 'vehicleCode', v.code,
          'status', a.status) order by a.report_at) as runs
      from allocations a
        join allocation_crew c on c.allocation_id = a.id and not c.is_released and c.role in ('driver1', 'driver2')
        left join courses k on k.id = a.course_id left join vehicles v on v.id = a.vehicle_id
      where a.department_id = ${departmentId} and a.operation_date = ${date} and a.archived_at is null
      group by c.driver_id
    ), called as (
      select r.driver_id, json_agg(json_build_object('id', r.id, 'driverId', r.driver_id, 'date', r.work_date,
          'kind', r.kind, 'at', ${isoInstant(sql`r.at`)}, 'method', r.method, 'result', r.result, 'byName', u.name,
          'vehicleCode', v.code, 'alcohol', ${seesHealth ? sql`r.alcohol` : sql`null::numeric`},
          'hasAlcohol', coalesce(r.alcohol, 0) > 0 and ${seesHealth},
          'isVehicleSound', r.is_vehicle_sound) order by r.at, r.created_at) as calls
      from roll_calls r join users u on u.id = r.created_by left join vehicles v on v.id = r.vehicle_id
      where r.work_date = ${date} and (${seesRefused} or not exists (select from roll_calls l
        where l.driver_id = r.driver_id and l.work_date = ${date} and l.result = 'refused' and l.at >= r.at))
      group by r.driver_id
    ), punched as (
      select driver_id, min(at) filter (where kind = 'clockIn') as clock_in,
        min(at) filter (where kind = 'leaveGarage') as leave_garage,
        max(at) filter (where kind = 'returnGarage') as return_garage, max(at) filter (where kind = 'clockOut') as clock_out,
        max(at) filter (where kind = 'clockIn') as last_in, max(at) filter (where kind = 'leaveGarage') as last_leave
      from punches where work_date = ${date} and at is not null
      group by driver_id
    )
    select json_build_object('id', d.id, 'code', d.code, 'name', d.name, 'nameEn', d.name_en, 'phone', d.phone) as driver,
      case when p.driver_id is not null then json_build_object('reportAt', ${isoInstant(sql`p.report_at`)},
        'outAt', ${isoInstant(sql`p.out_at`)}, 'inAt', ${isoInstant(sql`p.in_at`)},
        'endAt', ${isoInstant(sql`p.end_at`)}) end as planned,
      coalesce(p.runs, '[]') as runs,
      ${isoInstant(sql`q.clock_in`)} as "clockInAt",
      ${isoInstant(sql`coalesce(q.leave_garage, p.actual_out_at)`)} as "leaveGarageAt",
      case when q.last_leave > q.return_garage then null
        else ${isoInstant(sql`coalesce(q.return_garage, p.actual_in_at)`)} end as "returnGarageAt",
      case when q.last_in > q.clock_out then null else ${isoInstant(sql`q.clock_out`)} end as "clockOutAt",
      (select json_build_object('kind', case when ${seesReason} then l.kind end) from driver_leaves l
        where l.driver_id = d.id and l.status = 'approved' and l.part = 'day'
          and ${date}::date between l.from_date and l.to_date
        order by (l.kind = 'absent') desc limit 1) as leave,
      (select floor(extract(epoch from coalesce(q.clock_in, p.report_at) - max(b.at)) / 60)::int from punches b
        where b.driver_id = d.id and b.kind = 'clockOut' and b.work_date between ${date}::date - ${restDays}::int and ${date}::date
          and b.at <= coalesce(q.clock_in, p.report_at)) as "restMinutes",
      coalesce(r.calls, '[]') as calls,
      coalesce((select json_agg(json_build_object('id', t.id,
          'kind', case when t.kind = 'alcohol' and not ${seesHealth} then 'refused' else t.kind end, 'tone', t.tone,
          'at', ${isoInstant(sql`t.at`)}, 'raisedAt', ${isoInstant(sql`t.raised_at`)},
          'acknowledgedAt', ${isoInstant(sql`t.acknowledged_at`)}, 'acknowledgedByName', u.name, 'reason', t.reason)
          order by t.at, t.kind)
        from departure_alerts t left join users u on u.id = t.acknowledged_by
        where t.driver_id = d.id and t.work_date = ${date} and (${seesRefused} or t.kind not in ('alcohol', 'refused'))),
        '[]') as alerts,
      coalesce((select json_agg(json_build_object('id', n.id, 'text', n.text, 'createdAt', ${isoInstant(sql`n.created_at`)},
          'byName', u.name) order by n.created_at, n.id)
        from departure_notes n join users u on u.id = n.created_by
        where n.driver_id = d.id and n.work_date = ${date}), '[]') as notes
    from drivers d left join planned p on p.driver_id = d.id left join punched q on q.driver_id = d.id
      left join called r on r.driver_id = d.id
    where d.archived_at is null and (d.left_date is null or d.left_date >= ${date})
      and (d.department_id = ${departmentId} or p.driver_id is not null)
    order by coalesce(p.report_at, q.clock_in), d.code collate "C"`);
  return rows;
}
