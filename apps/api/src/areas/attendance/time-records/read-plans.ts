import type { LeaveKind } from '@haisha/validation/leave-choices';
import type { TimeRecord } from '@haisha/validation/time-record';
import { type SQL, sql } from 'drizzle-orm';
import { isoInstant } from '../../../db/instant.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import type { Days } from './days.ts';

/** A run of a driver. */
export type PlannedRun = {
  driverId: string;
  date: string;
  id: string;
  name: string;
  vehicleCode: string | null;
  reportAt: string;
  outAt: string;
  inAt: string;
  endAt: string;
};

export type LeaveOfDriver = Days & { driverId: string; kind: LeaveKind };

/** Reads the runs that drivers are on, by operation date; a run is called by its title, else its course, else its number. */
export async function readPlannedRuns(
  db: Reader,
  driverIds: readonly string[],
  { from, to }: Days,
): Promise<PlannedRun[]> {
  const iso = (name: string): SQL => isoInstant(sql.raw(name));
  const { rows } = await db.execute<PlannedRun>(sql`
    select c.driver_id as "driverId", a.operation_date as date, a.id, coalesce(a.title, k.code, a.number) as name,
      v.code as "vehicleCode", ${iso('a.report_at')} as "reportAt", ${iso('lower(c.during)')} as "outAt",
      ${iso('upper(c.during)')} as "inAt", ${iso('a.end_at')} as "endAt"
    from allocation_crew c join allocations a on a.id = c.allocation_id
      left join courses k on k.id = a.course_id left join vehicles v on v.id = a.vehicle_id
    where c.driver_id = any(${sql.param(driverIds)}::uuid[]) and not c.is_released
      and lower(c.during) between ${from}::date - 3 and ${to}::date + 4 and a.operation_date between ${from} and ${to}
    order by lower(c.during), a.number`);
  return rows;
}

/** Sums up the runs of one driver on one day: the first report-in, the first leave, the last return, the last end. */
export function plannedDayOf(runs: readonly PlannedRun[]): TimeRecord['planned'] {
  const sorted = (of: (run: PlannedRun) => string) => runs.map(of).toSorted();
  const first = (of: (run: PlannedRun) => string) => sorted(of).at(0) ?? '';
  const last = (of: (run: PlannedRun) => string) => sorted(of).at(-1) ?? '';
  if (runs.length === 0) return null;
  return {
    reportAt: first(({ reportAt }) => reportAt),
    outAt: first(({ outAt }) => outAt),
    inAt: last(({ inAt }) => inAt),
    endAt: last(({ endAt }) => endAt),
    runs: runs.map(({ id, name, vehicleCode }) => ({ id, name, vehicleCode })),
  };
}

/** Reads when drivers are away; whoever is so for half a day is there in the other one. */
export async function readLeaves(
  db: Reader,
  driverIds: readonly string[],
  { from, to }: Days,
): Promise<LeaveOfDriver[]> {
  const { rows } = await db.execute<LeaveOfDriver>(sql`
    select driver_id as "driverId", kind, from_date as "from", to_date as "to" from driver_leaves
    where driver_id = any(${sql.param(driverIds)}::uuid[]) and status = 'approved' and part = 'day'
      and to_date >= ${from}::date and from_date <= ${to}::date
    order by from_date`);
  return rows;
}
