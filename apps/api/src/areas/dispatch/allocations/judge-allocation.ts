import { addDays } from '@haisha/rules/calendar';
import { hoursSettingsOf } from '@haisha/rules/checks/check-settings';
import type { RunStage } from '@haisha/rules/checks/crew-missing';
import { type JudgedDriver, type JudgedVehicle, judgeRun, type OtherRun } from '@haisha/rules/checks/judge-run';
import type { RunFinding } from '@haisha/rules/checks/run-finding';
import { prepareHours } from '@haisha/rules/hours/hours';
import type { Allocation } from '@haisha/validation/allocation';
import { sql } from 'drizzle-orm';
import { isoInstant } from '../../../db/instant.ts';
import { readDuties } from '../../../services/duties/read-duties.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { readCheckSettings } from '../checks/read-check-settings.ts';
import { readDeliveryCompanies } from './facts/company-facts.ts';
import { readDrivers } from './facts/driver-facts.ts';
import { readVehicles } from './facts/vehicle-facts.ts';

type OtherRow = OtherRun & { vehicleId: string | null; trailerId: string | null; driverIds: string[] };

/** Judges a run as it is stored, with everything that the database knows about its row. */
export async function judgeAllocation(
  db: Reader,
  run: Allocation,
  stage: RunStage,
  scope: RowScope,
): Promise<RunFinding[]> {
  const days = { from: addDays(run.operationDate, -1), to: addDays(run.operationDate, 2) };
  const settings = await readCheckSettings(db, run.departmentId);
  if (run.ownership === 'hired') {
    const [deliveryCompany] = await readDeliveryCompanies(db, sql`c.id = ${run.deliveryCompanyId}`);
    const none = { vehicle: null, trailer: null, drivers: [] };
    return judgeRun({ run, ...none, deliveryCompany: deliveryCompany ?? null, stage, settings });
  }
  const driverIds = run.crew.filter(({ role }) => role === 'driver1' || role === 'driver2').map((one) => one.driverId);
  const vehicleIds = [run.vehicleId, run.trailerId].filter((id) => id !== null);
  const vehicles = await readVehicles(db, sql`v.id = any(${sql.param(vehicleIds)}::uuid[])`, days.from);
  const drivers = await readDrivers(db, sql`d.id = any(${sql.param(driverIds)}::uuid[])`, days, planner(scope));
  const duties = await readDuties(db, driverIds, { from: run.operationDate, to: run.operationDate });
  const others = await readOthers(db, run, vehicleIds, driverIds);
  const onVehicle = (id: string | null): JudgedVehicle | null => {
    const vehicle = vehicles.find((one) => one.id === id);
    return vehicle ? { vehicle, others: others.filter((one) => one.vehicleId === id || one.trailerId === id) } : null;
  };
  const withDriver = (id: string): JudgedDriver[] => {
    const driver = drivers.find((one) => one.id === id);
    if (!driver) return [];
    const hours = prepareHours({
      ...hoursSettingsOf(settings, run.operationDate),
      duties: duties.get(id)?.duties ?? [],
    });
    return [{ driver, others: others.filter((one) => one.driverIds.includes(id)), hours }];
  };
  return judgeRun({
    run,
    vehicle: onVehicle(run.vehicleId),
    trailer: onVehicle(run.trailerId),
    drivers: driverIds.flatMap(withDriver),
    deliveryCompany: null,
    stage,
    settings,
  });
}

/** What a check needs is read whoever asks; only what it found is told. */
function planner(scope: RowScope): RowScope {
  return { ...scope, may: () => true };
}

async function readOthers(
  db: Reader,
  { end, id, start }: Allocation,
  vehicleIds: readonly string[],
  driverIds: readonly string[],
): Promise<OtherRow[]> {
  const near = sql`tstzrange(${start}::timestamptz - interval '1 hour', ${end}::timestamptz + interval '1 hour')`;
  const vehicles = sql.param(vehicleIds);
  const isOn = sql`a.id <> ${id} and a.status not in ('cancelled', 'declined') and a.archived_at is null`;
  // Each of the three has an index of its own; asked for with "or" they would be looked for among all runs of these days.
  const { rows } = await db.execute<OtherRow>(sql`
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
    from near join allocations a using (id) where a.during && ${near} and ${isOn}`);
  return rows;
}
