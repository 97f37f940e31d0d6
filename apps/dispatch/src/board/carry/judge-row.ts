import { type JudgedDriver, type JudgedVehicle, judgeRun } from '@haisha/rules/checks/judge-run';
import { isSameFinding } from '@haisha/rules/checks/run-finding';
import { firstSettings } from '@haisha/rules/hours/first-settings';
import { prepareHours } from '@haisha/rules/hours/hours';
import type { HoursState } from '@haisha/rules/hours/hours-state';
import type { BoardDay, BoardDriver, BoardVehicle } from '@haisha/validation/board-day';
import { isHeld, spanOf } from '../day/board-rows.ts';
import type { BoardRow, Run } from '../day/board-types.ts';
import { type CandidateRun, candidateRun } from './candidate-run.ts';
import type { Carry } from './carry.ts';
import { type Verdict, verdictOf } from './verdict.ts';

const hourMs = 3_600_000;
/** Prepared once for each answer: what is known of a driver keeps its identity as long as it is the same. */
const prepared = new WeakMap<BoardDriver, HoursState>();

/**
 * Judges what is carried on a row, with the checks that the API applies with authority. What somebody already went past
 * with a reason, or was there before, asks for no new one.
 */
export function judgeOnRow(day: BoardDay, carry: Carry, row: BoardRow): Verdict {
  const { cargo, onRunId } = carry;
  const onto = day.allocations.find(({ id }) => id === onRunId);
  const stands = cargo.kind === 'run' ? cargo.run : onto;
  const run = candidateRun(carry, onto);
  const known = stands?.findings ?? [];
  const found = judgeAs(day, run, row, stands).filter((one) => !known.some((old) => isSameFinding(old, one)));
  return verdictOf(found);
}

function judgeAs(day: BoardDay, run: CandidateRun, row: BoardRow, stands: Run | undefined) {
  const stage = 'plan' as const;
  if (row.head.kind === 'company') {
    return judgeRun({ run, vehicle: null, trailer: null, drivers: [], deliveryCompany: row.head.company, stage });
  }
  const { start, end } = spanOf(run);
  const held = day.allocations.filter((one) => {
    const span = spanOf(one);
    return one.id !== run.id && isHeld(one) && span.start < end + hourMs && span.end > start - hourMs;
  });
  const withOthers = (vehicle: BoardVehicle | undefined): JudgedVehicle | null =>
    vehicle
      ? { vehicle, others: held.filter((one) => one.vehicleId === vehicle.id || one.trailerId === vehicle.id) }
      : null;
  const drivers = driversOn(day, row, stands).map(
    (driver): JudgedDriver => ({
      driver,
      others: held.filter(({ crew }) => crew.some(({ driverId }) => driverId === driver.id)),
      hours: hoursOf(driver),
    }),
  );
  const trailer = day.vehicles.find(({ id }) => id === stands?.trailerId);
  const vehicle = withOthers(vehicleOn(day, row, stands));
  return judgeRun({ run, vehicle, trailer: withOthers(trailer), drivers, deliveryCompany: null, stage });
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

function hoursOf(driver: BoardDriver): HoursState {
  const known = prepared.get(driver);
  if (known) return known;
  const hours = prepareHours({ ...firstSettings, duties: driver.duties });
  prepared.set(driver, hours);
  return hours;
}
