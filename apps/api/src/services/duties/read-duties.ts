import { addDays } from '@haisha/rules/calendar';
import type { Duty, UnforeseeableEvent } from '@haisha/rules/hours/duty';
import { dutiesWithPunches } from '@haisha/rules/punches/duties-with-punches';
import { type PunchedShift, punchedShifts } from '@haisha/rules/punches/punched-shifts';
import { withEvents } from '@haisha/rules/punches/with-events';
import { type DutyOfRun, dutyOfRun } from '@haisha/rules/runs/run-duty';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../records/entity-repository.ts';
import { dutyEventsOf } from './duty-events-of.ts';
import { punchTimesOf, type TimeOfDay, timesOf } from './read-punch-times.ts';

/** So many days before and after a run decide about its hours: a labour month with the weeks that reach into it. */
const daysBeforeRun = 45;
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

/** The duties of a driver, with the runs and the punched shifts that they come from. */
export type DriverDuties = {
  duties: readonly Duty[];
  runs: readonly RunOfDriver[];
  shifts: readonly { date: string; shift: PunchedShift }[];
};

/** Milliseconds since 1970, whole ones: a fraction is slow to write. */
const ms = (instant: string): SQL => sql.raw(`(date_part('epoch', ${instant}) * 1000)::int8`);

/** The columns of a run as the text of a JSON list, put together by hand: `json_build_array` takes the database twice as long. */
const runColumns = sql`'["' || a.id || '","' || a.operation_date || '",' || concat_ws(',', ${ms('lower(c.during)')},
  ${ms('upper(c.during)')}, ${ms('a.report_at')}, ${ms('a.end_at')}, coalesce(${ms('a.actual_in_at')}::text, 'null'),
  coalesce(a.planned_distance_km::float8::text, 'null'), coalesce(a.driving_minutes::text, 'null'),
  coalesce(a.break_minutes::text, 'null'), case when c.role = 'driver2' or exists (select from allocation_crew o
    where o.allocation_id = a.id and o.role = 'driver2') then '"two"' else '"one"' end) || ']'`;

type RunList = [
  id: string,
  date: string,
  ...times: [start: number, end: number, reportAt: number, endAt: number, actualInAt: number | null],
  ...figures: [distanceKm: number | null, drivingMinutes: number | null, breakMinutes: number | null],
  crew: 'one' | 'two',
];

/** What the duties of a driver are made of, as the database gives it. */
export type DutyRow = {
  driverId: string;
  runs: string | null;
  times: string | null;
  events: UnforeseeableEvent[] | null;
};

/** The duties of a driver who has none. */
export const noDuties: DriverDuties = { duties: [], runs: [], shifts: [] };

/**
 * Reads the duties of drivers around some days in one statement: what was punched counts as it was, a run without punches as
 * planned, each with the unforeseeable events that reach into it. Those without any are left out. Without their stops, driving
 * is laid out in front: totals of days and weeks are right, pauses between are not known. Where the hours of the days alone
 * are asked for, fewer days before them do.
 */
export async function readDuties(
  db: Reader,
  driverIds: readonly string[],
  days: Days,
  daysBefore = daysBeforeRun,
): Promise<Map<string, DriverDuties>> {
  if (driverIds.length === 0) return new Map();
  const { rows } = await db.execute<DutyRow>(dutyRows(driverIds, days, daysBefore));
  return dutiesIn(rows);
}

/** The same as a part of a statement that reads more; `dutiesIn` makes the duties of its rows. */
export function dutyRows(driverIds: readonly string[], days: Days, daysBefore = daysBeforeRun): SQL {
  const around = { from: addDays(days.from, -daysBefore), to: addDays(days.to, daysAfter) };
  const driver = sql`d.id`;
  return sql`
    select d.id as "driverId", ${runsOf(driver, around)} as runs, ${punchTimesOf(driver, around)} as times,
      ${dutyEventsOf(driver, around)} as events
    from unnest(${sql.param(driverIds)}::uuid[]) as d(id)`;
}

/** The duties of drivers by their ids. */
export function dutiesIn(rows: readonly DutyRow[]): Map<string, DriverDuties> {
  return new Map(
    rows.flatMap(({ driverId, events, runs, times }): [string, DriverDuties][] => {
      if (runs === null && times === null) return [];
      return [[driverId, dutiesOf(runsFrom(runs), timesOf(times), events ?? [])]];
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
function runsOf(driver: SQL, { from, to }: Days): SQL {
  return sql`(select string_agg(${runColumns}, ',')
    from allocation_crew c cross join lateral (select * from allocations
      where id = c.allocation_id and operation_date between ${from} and ${to} offset 0) a
    where c.driver_id = ${driver} and not c.is_released
      and lower(c.during) between ${from}::date - ${aside}::int and ${to}::date + ${aside}::int)`;
}

function runsFrom(text: string | null): RunOfDriver[] {
  const lists = JSON.parse(`[${text ?? ''}]`) as RunList[];
  return lists.map((run) => ({
    id: run[0],
    date: run[1],
    start: run[2],
    end: run[3],
    reportAt: run[4],
    endAt: run[5],
    actualInAt: run[6],
    plannedDistanceKm: run[7],
    drivingMinutes: run[8],
    breakMinutes: run[9],
    crew: run[10],
  }));
}
