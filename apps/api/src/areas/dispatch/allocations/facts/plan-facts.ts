import type { BoardCourse, BoardPlace } from '@haisha/validation/board-day';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../../services/records/entity-repository.ts';

type PlanFacts = { places: BoardPlace[]; courses: BoardCourse[] };
type Days = { from: string; to: string };

/** Reads the places and courses of the runs of a centre on some days, and of its deliveries that are on none yet. */
export async function readPlanFacts(db: Reader, departmentId: string, days: Days): Promise<PlanFacts> {
  const within = (row: SQL) => sql`${row}.department_id = ${departmentId} and ${row}.archived_at is null
    and ${row}.operation_date between ${days.from}::date - 1 and ${days.to}::date`;
  const runs = sql`select a.id, a.course_id from allocations a where ${within(sql`a`)}`;
  const left = sql`select d.course_id, d.origin_id, d.destination_id from deliveries d
    where ${within(sql`d`)} and d.operation_status in ('draft', 'open')`;
  const [places, courses] = await Promise.all([
    db.execute<BoardPlace>(sql`
      select p.id, p.work_minutes as "workMinutes", p.latitude::float8, p.longitude::float8, p.name, p.name_en as "nameEn",
        p.closed_weekdays as "closedWeekdays", json_build_object('largestVehicleClass', p.largest_vehicle_class,
        'maxHeightCm', p.max_height_cm, 'maxLengthCm', p.max_length_cm, 'needsTailLift', p.needs_tail_lift) as access
      from destinations p where p.id in (select unnest(array[l.origin_id, l.destination_id]) from (${left}) l
        union select s.destination_id from allocation_stops s where s.allocation_id = any(array(select r.id from (${runs}) r)))`),
    db.execute<BoardCourse>(sql`
      select c.id, c.report_minutes as "reportMinutes", c.leave_garage_minutes as "leaveGarageMinutes",
        c.return_minutes as "returnMinutes", c.end_minutes as "endMinutes", c.driving_minutes as "drivingMinutes",
        c.break_minutes as "breakMinutes", c.standard_distance_km::float8 as "standardDistanceKm"
      from courses c where c.id in (select course_id from (${left}) l union select course_id from (${runs}) r)`),
  ]);
  return { places: places.rows, courses: courses.rows };
}
