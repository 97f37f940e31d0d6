import { hoursSettingsOf } from '@haisha/rules/checks/check-settings';
import type { RunStage } from '@haisha/rules/checks/crew-missing';
import { type JudgedDriver, type JudgedVehicle, judgeRun } from '@haisha/rules/checks/judge-run';
import type { RunFinding } from '@haisha/rules/checks/run-finding';
import { prepareHours } from '@haisha/rules/hours/hours';
import type { Allocation } from '@haisha/validation/allocation';
import { sql } from 'drizzle-orm';
import { dutiesIn } from '../../../services/duties/read-duties.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { readCheckSettings } from '../checks/read-check-settings.ts';
import { readDeliveryCompanies } from './facts/company-facts.ts';
import { readRowFacts } from './facts/row-facts.ts';

/** Judges a run as it is stored, with everything that the database knows about its row. */
export async function judgeAllocation(
  db: Reader,
  run: Allocation,
  stage: RunStage,
  scope: RowScope,
): Promise<RunFinding[]> {
  if (run.ownership === 'hired') {
    const settings = await readCheckSettings(db, run.departmentId);
    const [deliveryCompany] = await readDeliveryCompanies(db, sql`c.id = ${run.deliveryCompanyId}`);
    const none = { vehicle: null, trailer: null, drivers: [] };
    return judgeRun({ run, ...none, deliveryCompany: deliveryCompany ?? null, stage, settings });
  }
  const driverIds = run.crew.filter(({ role }) => role === 'driver1' || role === 'driver2').map((one) => one.driverId);
  const { drivers, duties: known, others, vehicles, ...settings } = await readRowFacts(db, run, driverIds, scope);
  const duties = dutiesIn(known);
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
