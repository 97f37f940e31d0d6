import { addDays } from '@haisha/rules/calendar';
import type { CheckSettings } from '@haisha/rules/checks/check-settings';
import type { OtherRun } from '@haisha/rules/checks/judge-run';
import type { Allocation } from '@haisha/validation/allocation';
import type { BoardVehicle } from '@haisha/validation/board-day';
import { type SQL, sql } from 'drizzle-orm';
import { isoInstant } from '../../../../db/instant.ts';
import { type DutyRow, dutyRows } from '../../../../services/duties/read-duties.ts';
import type { Reader } from '../../../../services/records/entity-repository.ts';
import type { RowScope } from '../../../../services/records/read/row-scope.ts';
import { checkSettings } from '../../checks/read-check-settings.ts';
import { type DriverRow, driverFacts } from './driver-facts.ts';
import { vehicleFacts } from './vehicle-facts.ts';

type OtherRow = OtherRun & { vehicleId: string | null; trailerId: string | null; driverIds: string[] };

/**
 * What the checks take of a run that our vehicles and drivers do: these with their duties, their other runs around, and what
 * the company has set.
 */
export type RowFacts = CheckSettings & {
  vehicles: readonly BoardVehicle[];
  drivers: readonly DriverRow[];
  others: readonly OtherRow[];
  duties: readonly DutyRow[];
};

/** Reads it in one statement: a command of the board waits for each way to the database. */
export async function readRowFacts(
  db: Reader,
  run: Allocation,
  driverIds: readonly string[],
  scope: RowScope,
): Promise<RowFacts> {
  const days = { from: addDays(run.operationDate, -1), to: addDays(run.operationDate, 2) };
  const vehicleIds = [run.vehicleId, run.trailerId].filter((id) => id !== null);
  const vehicles = vehicleFacts(sql`v.id = any(${sql.param(vehicleIds)}::uuid[])`, days.from);
  const drivers = driverFacts(sql`d.id = any(${sql.param(driverIds)}::uuid[])`, days, planner(scope));
  const duties = dutyRows(driverIds, { from: run.operationDate, to: run.operationDate });
  const { rows } = await db.execute<RowFacts>(sql`
    select ${checkSettings(run.departmentId)}, ${listOf(vehicles)} as vehicles, ${listOf(drivers)} as drivers,
      ${listOf(othersOf(run, vehicleIds, driverIds))} as others, ${listOf(duties)} as duties`);
  const [facts] = rows;
  if (!facts) throw new Error('A statement without a table has one row');
  return facts;
}

function listOf(rows: SQL): SQL {
  return sql`(select coalesce(json_agg(listed), '[]') from (${rows}) as listed)`;
}

/** What a check needs is read whoever asks; only what it found is told. */
function planner(scope: RowScope): RowScope {
  return { ...scope, may: () => true };
}

/** Each of the three has an index of its own; asked for with "or" they would be looked for among all runs of these days. */
function othersOf({ end, id, start }: Allocation, vehicleIds: readonly string[], driverIds: readonly string[]): SQL {
  const near = sql`tstzrange(${start}::timestamptz - interval '1 hour', ${end}::timestamptz + interval '1 hour')`;
  const vehicles = sql.param(vehicleIds);
  const isOn = sql`a.id <> ${id}::uuid and a.status not in ('cancelled', 'declined') and a.archived_at is null`;
  return sql`
    with near as (
      select a.id from allocations a where a.vehicle_id = any(${vehicles}::uuid[]) and a.during && ${near} and ${isOn}
      union
      select a.id from allocations a where a.trailer_id = any(${vehicles}::uuid[]) and a.during && ${near} and ${isOn}
      union
      select c.allocation_id from allocation_crew c
        where c.driver_id = any(${sql.param(driverIds)}::uuid[]) and not c.is_released and c.during && ${near})
    select a.id, ${isoInstant(sql`lower(a.during)`)} as start, ${isoInstant(sql`upper(a.during)`)} as "end",
      a.vehicle_id as "vehicleId", a.trailer_id as "trailerId",
      coalesce((select json_agg(c.driver_id) from allocation_crew c where c.allocation_id = a.id), '[]') as "driverIds"
    from near join allocations a using (id) where a.during && ${near} and ${isOn}`;
}
