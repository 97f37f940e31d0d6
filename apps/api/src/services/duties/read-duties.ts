import { addDays } from '@haisha/rules/calendar';
import type { Duty, UnforeseeableEvent } from '@haisha/rules/hours/duty';
import { dutiesWithPunches } from '@haisha/rules/punches/duties-with-punches';
import { type PunchedShift, punchedShifts } from '@haisha/rules/punches/punched-shifts';
import { withEvents } from '@haisha/rules/punches/with-events';
import { type DutyOfRun, dutyOfRun } from '@haisha/rules/runs/run-duty';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../records/entity-repository.ts';
import { dutyEvents } from './duty-events.ts';
import { punchTimes, type TimeOfDay, timesIn } from './read-punch-times.ts';

/** So many days before and after a run decide about its hours: a labour month with the weeks that reach into it. */
const daysBefore = 45;
const daysAfter = 15;
/** A run may start on another day than that of its operation, and the day of the database begins elsewhere. */
const aside = 3;

type Days = { from: string; to: string };

/** A run of a driver, with its operation date. */
export type RunOfDriver = DutyOfRun & {
  date: string;
  crew: 'one' | 'two';
  start: number;
  end: number;
  reportAt: number;
  endAt: number;
};

/** Columns without their names, of which the database would write millions. */
type RunColumns = [
  id: string,
  date: string,
  start: number,
  end: number,
  reportAt: number,
  endAt: number,
  actualInAt: number | null,
  plannedDistanceKm: number | null,
  drivingMinutes: number | null,
  breakMinutes: number | null,
  isOfTwo: boolean | null,
];

/** What is read of a driver, as text. */
type Part = { name: 'runs' | 'times' | 'events'; driverId: string; value: string };

/** The duties of a driver, with the runs and the punched shifts that they come from. */
export type DriverDuties = {
  duties: readonly Duty[];
  runs: readonly RunOfDriver[];
  shifts: readonly { date: string; shift: PunchedShift }[];
};

/** Milliseconds since 1970, whole ones: a fraction is slow to write. */
const ms = (instant: string): SQL => sql.raw(`(date_part('epoch', ${instant}) * 1000)::int8`);

/** The duties of a driver who has none. */
export const noDuties: DriverDuties = { duties: [], runs: [], shifts: [] };

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
  // At once, and as text: what is read of a driver is sent as it is, and told apart here.
  const { rows } = await db.execute<Part>(sql`
    select 'runs' as name, "driverId", runs::text as value from (${runsOf(driverIds, around)}) as known
    union all select 'times', "driverId", times from (${punchTimes(driverIds, around)}) as punched
    union all select 'events', "driverId", events::text from (${dutyEvents(driverIds, around)}) as unforeseen`);
  const of = (name: Part['name']) =>
    new Map(rows.filter((row) => row.name === name).map(({ driverId, value }) => [driverId, value]));
  const [runs, times, events] = [of('runs'), of('times'), of('events')];
  return new Map(
    [...new Set([...runs.keys(), ...times.keys()])].map((id) => {
      const [known, punched] = [runs.get(id), times.get(id)];
      const unforeseen: UnforeseeableEvent[] = JSON.parse(events.get(id) ?? '[]');
      return [id, dutiesOf(known ? runsIn(known) : [], punched ? timesIn(punched) : [], unforeseen)];
    }),
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
  return { duties: withEvents(duties, events), runs, shifts };
}

/** The runs are looked up one by one (`offset 0`): those of all drivers in a quarter of a year would be many more. */
function runsOf(driverIds: readonly string[], { from, to }: Days): SQL {
  return sql`
    select c.driver_id as "driverId", json_agg(json_build_array(a.id, a.operation_date, ${ms('lower(c.during)')},
      ${ms('upper(c.during)')}, ${ms('a.report_at')}, ${ms('a.end_at')}, ${ms('a.actual_in_at')}, a.planned_distance_km::float8, a.driving_minutes,
      a.break_minutes, c.role = 'driver2' or (select true from allocation_crew o
        where o.allocation_id = a.id and o.role = 'driver2'))) as runs
    from allocation_crew c cross join lateral (select * from allocations
      where id = c.allocation_id and operation_date between ${from}::date and ${to}::date offset 0) a
    where c.driver_id = any(${sql.param(driverIds)}::uuid[]) and not c.is_released
      and lower(c.during) between ${from}::date - ${aside}::int and ${to}::date + ${aside}::int
    group by c.driver_id`;
}

function runsIn(text: string): RunOfDriver[] {
  const runs: RunColumns[] = JSON.parse(text);
  return runs.map(runOf);
}

function runOf([id, date, start, end, reportAt, endAt, actualInAt, ...rest]: RunColumns): RunOfDriver {
  const [plannedDistanceKm, drivingMinutes, breakMinutes, isOfTwo] = rest;
  return {
    ...{ id, date, start, end, reportAt, endAt, actualInAt, plannedDistanceKm, drivingMinutes, breakMinutes },
    crew: isOfTwo ? 'two' : 'one',
  };
}
