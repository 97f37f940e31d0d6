import { addDays } from '@haisha/rules/calendar';
import type { BoardDuty } from '@haisha/validation/board-day';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../records/entity-repository.ts';

/** So many days before and after a run decide about its hours: a labour month with the weeks that reach into it. */
const daysBefore = 45;
const daysAfter = 15;
/** A run may start on another day than that of its operation, and the day of the database begins elsewhere. */
const aside = 3;

type Days = { from: string; to: string };

type Row = { driverId: string; duties: (BoardDuty & { driverId: string })[] };

/** Milliseconds since 1970. */
const ms = (instant: string): SQL => sql.raw(`date_part('epoch', ${instant}) * 1000`);

/** The operation dates whose duties decide about the hours of some days. */
export function daysOfDuties({ from, to }: Days): Days {
  return { from: addDays(from, -daysBefore), to: addDays(to, daysAfter) };
}

/**
 * Reads the duties of drivers around some days, from the runs that they are on.
 * Without their stops, driving is laid out in front: totals of days and weeks are right, pauses between are not known.
 */
export async function readDuties(
  db: Reader,
  driverIds: readonly string[],
  { from, to }: Days,
): Promise<Map<string, BoardDuty[]>> {
  if (driverIds.length === 0) return new Map();
  const { rows } = await db.execute<Row>(sql`
    select duty."driverId", json_agg(duty) as duties from (
      select c.driver_id as "driverId", a.id, ${ms('lower(c.during)')} as start, ${ms('upper(c.during)')} as "end",
        ${ms('a.report_at')} as "reportAt", ${ms('a.end_at')} as "endAt", ${ms('a.actual_in_at')} as "actualInAt",
        a.planned_distance_km::float8 as "plannedDistanceKm", a.driving_minutes as "drivingMinutes",
        a.break_minutes as "breakMinutes", case when c.role = 'driver2' or (select true from allocation_crew o
          where o.allocation_id = a.id and o.role = 'driver2') then 'two' else 'one' end as crew
      from allocation_crew c join allocations a on a.id = c.allocation_id
      where c.driver_id = any(${sql.param(driverIds)}::uuid[]) and not c.is_released
        and lower(c.during) between ${from}::date - ${daysBefore + aside}::int and ${to}::date + ${daysAfter + aside}::int
        and a.operation_date between ${from}::date - ${daysBefore}::int and ${to}::date + ${daysAfter}::int
    ) duty group by duty."driverId"`);
  return new Map(
    rows.map(({ driverId, duties }) => [driverId, duties.map(({ driverId: _, ...duty }): BoardDuty => duty)]),
  );
}
