import { runStageOf } from '@haisha/rules/checks/crew-missing';
import { judgeRun } from '@haisha/rules/checks/judge-run';
import type { RunFinding } from '@haisha/rules/checks/run-finding';
import type { BoardDay } from '@haisha/validation/board-day';
import type { Run } from '../day/board-types.ts';
import { judgeWith } from './judge-with.ts';
import { withKnownFee } from './known-fee.ts';

/** Judges a run of a day where it stands, with its vehicle and its crew or its delivery company. */
export function judgeStanding(day: BoardDay, run: Run): RunFinding[] {
  if (run.ownership === 'hired') {
    const deliveryCompany = day.deliveryCompanies.find(({ id }) => id === run.deliveryCompanyId) ?? null;
    const none = { vehicle: null, trailer: null, drivers: [] };
    return judgeRun({ run: withKnownFee(run, run), ...none, deliveryCompany, stage: runStageOf(run), settings: day });
  }
  const vehicleOf = (id: string | null) => day.vehicles.find((vehicle) => vehicle.id === id);
  const drives = (id: string) => run.crew.some((one) => one.driverId === id && one.role.startsWith('driver'));
  return judgeWith(day, run, {
    vehicle: vehicleOf(run.vehicleId),
    trailer: vehicleOf(run.trailerId),
    drivers: day.drivers.filter(({ id }) => drives(id)),
  });
}
