import type { Duty } from '@haisha/rules/hours/duty';
import { type DutyOfRun, dutyOfRun } from '@haisha/rules/runs/run-duty';
import { sql } from 'drizzle-orm';
import { isoInstant } from '../../../../db/instant.ts';
import type { Reader } from '../../../../services/records/entity-repository.ts';

/** So many days before and after a run decide about its hours: a labour month with the weeks that reach into it. */
const daysBefore = 45;
const daysAfter = 15;
/** A run may start on another day than that of its operation, and the day of the database begins elsewhere. */
const aside = 3;

type Row = DutyOfRun & { driverId: string; crew: number };

/**
 * Reads the duties of drivers around some days, from the runs that they are on; those of a year are no matter of the board.
 * Without their stops, driving is laid out in front: totals of days and weeks are right, pauses between are not known.
 */
export async function readDuties(
  db: Reader,
  driverIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<Map<string, Duty[]>> {
  if (driverIds.length === 0) return new Map();
  const { rows } = await db.execute<Row>(sql`
    select c.driver_id as "driverId", a.id, ${isoInstant(sql`lower(c.during)`)} as start,
      ${isoInstant(sql`upper(c.during)`)} as "end", ${isoInstant(sql`a.report_at`)} as "reportAt",
      ${isoInstant(sql`a.end_at`)} as "endAt", ${isoInstant(sql`a.actual_in_at`)} as "actualInAt",
      a.planned_distance_km::float8 as "plannedDistanceKm", a.driving_minutes as "drivingMinutes",
      a.break_minutes as "breakMinutes", '[]'::json as stops,
      (select count(*)::int from allocation_crew o where o.allocation_id = a.id and o.role in ('driver1', 'driver2')) as crew
    from allocation_crew c join allocations a on a.id = c.allocation_id
    where c.driver_id = any(${sql.param(driverIds)}::uuid[]) and not c.is_released
      and lower(c.during) between ${from}::date - ${daysBefore + aside}::int and ${to}::date + ${daysAfter + aside}::int
      and a.operation_date between ${from}::date - ${daysBefore}::int and ${to}::date + ${daysAfter}::int`);
  const duties = new Map<string, Duty[]>();
  for (const { crew, driverId, ...run } of rows) {
    const known = duties.get(driverId) ?? [];
    known.push(dutyOfRun(run, crew > 1 ? 'two' : 'one'));
    duties.set(driverId, known);
  }
  return duties;
}
