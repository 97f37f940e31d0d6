import { addDays } from '@haisha/rules/calendar';
import type { Duty, UnforeseeableEvent } from '@haisha/rules/hours/duty';
import { dutiesWithPunches } from '@haisha/rules/punches/duties-with-punches';
import { type PunchedShift, punchedShifts } from '@haisha/rules/punches/punched-shifts';
import { withEvents } from '@haisha/rules/punches/with-events';
import { type DutyOfRun, dutyOfRun } from '@haisha/rules/runs/run-duty';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../records/entity-repository.ts';
import { readDutyEvents } from './read-duty-events.ts';
import { readPunchTimes, type TimeOfDay } from './read-punch-times.ts';

/** So many days before and after a run decide about its hours: a labour month with the weeks that reach into it. */
const daysBefore = 45;
const daysAfter = 15;
/** A run may start on another day than that of its operation, and the day of the database begins elsewhere. */
const aside = 3;

type Days = { from: string; to: string };

type RunOfDriver = DutyOfRun & { crew: 'one' | 'two' };

type Row = { driverId: string; runs: RunOfDriver[] };

/** The duties of a driver, and the punched shifts that some of them come from, with their days. */
export type DriverDuties = { duties: Duty[]; shifts: { date: string; shift: PunchedShift }[] };

/** Milliseconds since 1970. */
const ms = (instant: string): SQL => sql.raw(`date_part('epoch', ${instant}) * 1000`);

/**
 * Reads the duties of drivers around some days: what was punched counts as it was, a run without punches as planned, each with
 * the unforeseeable events that reach into it. Those without any are left out. Without their stops, driving is laid out in front: totals of days and weeks are right, pauses
 * between are not known.
 */
export async function readDuties(
  db: Reader,
  driverIds: readonly string[],
  days: Days,
): Promise<Map<string, DriverDuties>> {
  if (driverIds.length === 0) return new Map();
  const around = { from: addDays(days.from, -daysBefore), to: addDays(days.to, daysAfter) };
  const runs = await readRuns(db, driverIds, around);
  const times = await readPunchTimes(db, driverIds, around);
  const events = await readDutyEvents(db, driverIds, around);
  return new Map(
    [...new Set([...runs.keys(), ...times.keys()])].map((id) => [
      id,
      dutiesOf(runs.get(id) ?? [], times.get(id) ?? [], events.get(id) ?? []),
    ]),
  );
}

function dutiesOf(
  runs: readonly RunOfDriver[],
  times: readonly TimeOfDay[],
  events: readonly UnforeseeableEvent[],
): DriverDuties {
  // Day by day, so that an end that was forgotten takes no punch of the next day.
  const shifts = [...Map.groupBy(times, ({ date }) => date)].flatMap(([date, ofDay]) =>
    punchedShifts(ofDay).map((shift) => ({ date, shift })),
  );
  const duties = dutiesWithPunches(
    runs.map((run) => dutyOfRun(run, run.crew)),
    shifts.map(({ shift }) => shift),
  );
  return { duties: withEvents(duties, events), shifts };
}

async function readRuns(
  db: Reader,
  driverIds: readonly string[],
  { from, to }: Days,
): Promise<Map<string, RunOfDriver[]>> {
  const { rows } = await db.execute<Row>(sql`
    select duty."driverId", json_agg(duty) as runs from (
      select c.driver_id as "driverId", a.id, ${ms('lower(c.during)')} as start, ${ms('upper(c.during)')} as "end",
        ${ms('a.report_at')} as "reportAt", ${ms('a.end_at')} as "endAt", ${ms('a.actual_in_at')} as "actualInAt",
        a.planned_distance_km::float8 as "plannedDistanceKm", a.driving_minutes as "drivingMinutes",
        a.break_minutes as "breakMinutes", case when c.role = 'driver2' or (select true from allocation_crew o
          where o.allocation_id = a.id and o.role = 'driver2') then 'two' else 'one' end as crew
      from allocation_crew c join allocations a on a.id = c.allocation_id
      where c.driver_id = any(${sql.param(driverIds)}::uuid[]) and not c.is_released
        and lower(c.during) between ${from}::date - ${aside}::int and ${to}::date + ${aside}::int
        and a.operation_date between ${from} and ${to}
    ) duty group by duty."driverId"`);
  return new Map(rows.map(({ driverId, runs }) => [driverId, runs]));
}
