import { judgeRun } from '@haisha/rules/checks/judge-run';
import type { BoardDay, BoardDriver, BoardVehicle } from '@haisha/validation/board-day';
import type { BoardRow, Run } from '../day/board-types.ts';
import { type CandidateRun, candidateRun } from './candidate-run.ts';
import type { Carry } from './carry.ts';
import { judgeWith, newVerdict } from './judge-with.ts';
import { withKnownFee } from './known-fee.ts';
import type { Verdict } from './verdict.ts';

/** Judges what is carried on a row, with the checks that the API applies with authority. */
export function judgeOnRow(day: BoardDay, carry: Carry, row: BoardRow): Verdict {
  const { cargo, onRunId } = carry;
  const onto = onRunId === null ? undefined : day.allocations.find(({ id }) => id === onRunId);
  const stands = cargo.kind === 'run' ? cargo.run : onto;
  const run = candidateOf(carry, onto);
  return newVerdict(judgeAs(day, run, row, stands), stands?.findings ?? []);
}

/** While something is carried every row asks about the same run. */
let last: { carry: Carry; onto: Run | undefined; run: CandidateRun } | undefined;

function candidateOf(carry: Carry, onto: Run | undefined): CandidateRun {
  const isSame =
    last?.onto === onto &&
    last?.carry.cargo === carry.cargo &&
    last.carry.start === carry.start &&
    last.carry.end === carry.end;
  if (last && isSame) return last.run;
  const run = candidateRun(carry, onto);
  last = { carry, onto, run };
  return run;
}

function judgeAs(day: BoardDay, run: CandidateRun, row: BoardRow, stands: Run | undefined) {
  if (row.head.kind === 'company') {
    const { company: deliveryCompany } = row.head;
    // Whoever gets the work anew stands where the company usually does.
    const tier = stands?.deliveryCompanyId === deliveryCompany.id ? run.tier : deliveryCompany.defaultTier;
    const none = { vehicle: null, trailer: null, drivers: [] };
    return judgeRun({
      run: withKnownFee({ ...run, tier }, stands),
      ...none,
      deliveryCompany,
      stage: 'plan',
      settings: day,
    });
  }
  return judgeWith(day, run, {
    vehicle: vehicleOn(day, row, stands),
    trailer: day.vehicles.find(({ id }) => id === stands?.trailerId),
    drivers: driversOn(day, row, stands),
  });
}

function vehicleOn(day: BoardDay, { head }: BoardRow, run: Run | undefined): BoardVehicle | undefined {
  if (head.kind === 'vehicle') return head.vehicle;
  const id = run?.vehicleId ?? (head.kind === 'driver' && !run ? head.driver.mainVehicleId : null);
  return day.vehicles.find((vehicle) => vehicle.id === id);
}

/** A run keeps its crew on another vehicle; on the row of a driver he takes the place of the first. */
function driversOn(day: BoardDay, { head }: BoardRow, run: Run | undefined): BoardDriver[] {
  const drives = ({ role }: Run['crew'][number]) => role === 'driver1' || role === 'driver2';
  const crew = run?.crew.filter(drives) ?? [];
  if (head.kind === 'driver') {
    const second = crew.find(({ role }) => role === 'driver2')?.driverId;
    return [head.driver, ...day.drivers.filter(({ id }) => id === second && id !== head.driver.id)];
  }
  if (!run) return head.kind === 'vehicle' && head.driver ? [head.driver] : [];
  return day.drivers.filter(({ id }) => crew.some(({ driverId }) => driverId === id));
}
