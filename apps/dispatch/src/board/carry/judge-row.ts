import { driverAbsence } from '@haisha/rules/checks/driver-absence';
import { driverDoubleBooking } from '@haisha/rules/checks/driver-double-booking';
import { loadOver } from '@haisha/rules/checks/load-over';
import { runDays } from '@haisha/rules/checks/run-days';
import type { RunFinding } from '@haisha/rules/checks/run-finding';
import type { RunRange } from '@haisha/rules/checks/run-range';
import { temperatureZones } from '@haisha/rules/checks/temperature-zones';
import { vehicleDoubleBooking } from '@haisha/rules/checks/vehicle-double-booking';
import { vehicleService } from '@haisha/rules/checks/vehicle-service';
import type { BoardDay } from '@haisha/validation/board-day';
import { isHeld, spanOf } from '../day/board-rows.ts';
import type { BoardDriver, BoardRow, BoardVehicle, Run } from '../day/board-types.ts';
import type { Cargo, Carry } from './carry.ts';
import { type JudgedFinding, type Verdict, verdictOf } from './verdict.ts';

/** As long as the company wants between two runs of a vehicle. */
const bufferMinutes = 15;
const levels = { red: 'block', amber: 'warn', info: 'info' } as const;

/** Judges what is carried on a row with the checks for which the answer of the day has the facts; the API judges it again. */
export function judgeOnRow(day: BoardDay, carry: Carry, row: BoardRow): Verdict {
  const { cargo, onRunId } = carry;
  const onto = day.allocations.find(({ id }) => id === onRunId);
  const range = rangeOf(carry, onto);
  const run = cargo.kind === 'run' ? cargo.run : onto;
  if (row.head.kind === 'company') return verdictOf([]);
  const vehicle = vehicleOn(day, row, run);
  const drivers = driversOn(day, row, run);
  const held = day.allocations.filter((one) => isHeld(one) && one.id !== range.runId);
  const days = runDays(range);
  return verdictOf(
    [
      ...(vehicle ? onVehicle(vehicle, range, held, days, loadOf(cargo, onto)) : []),
      ...drivers.flatMap((driver) => withDriver(driver, range, held, days)),
    ]
      .map(asJudged)
      .sort((a, b) => Number(b.level === 'block') - Number(a.level === 'block')),
  );
}

type Days = ReturnType<typeof runDays>;

function rangeOf({ cargo, end, start }: Carry, onto: Run | undefined): RunRange {
  if (onto) return { runId: onto.id, ...spanOf(onto) };
  return { runId: cargo.kind === 'run' ? cargo.run.id : '', start, end };
}

function vehicleOn(day: BoardDay, { head }: BoardRow, run: Run | undefined): BoardVehicle | undefined {
  if (head.kind === 'vehicle') return head.vehicle;
  const id = run?.vehicleId ?? (head.kind === 'driver' && !run ? head.driver.mainVehicleId : null);
  return day.vehicles.find((vehicle) => vehicle.id === id);
}

/** A run keeps its crew on another vehicle; on the row of a driver he takes the place of the first. */
function driversOn(day: BoardDay, { head }: BoardRow, run: Run | undefined): BoardDriver[] {
  if (head.kind === 'driver') return [head.driver];
  if (!run) return head.kind === 'vehicle' && head.driver ? [head.driver] : [];
  return day.drivers.filter(({ id }) => run.crew.some(({ driverId }) => driverId === id));
}

function onVehicle(
  vehicle: BoardVehicle,
  run: RunRange,
  held: readonly Run[],
  days: Days,
  load: ReturnType<typeof loadOf>,
): RunFinding[] {
  const others = held.filter(({ vehicleId }) => vehicleId === vehicle.id).map(asRange);
  const insured = { compulsoryInsuranceExpiryDate: null, voluntaryInsuranceExpiryDate: null };
  const deliveries = load.zones.map((zone) => ({ deliveryId: '', zone }));
  return [
    ...vehicleDoubleBooking({ run, others, bufferMinutes }).map(
      ({ code, facts, level }): RunFinding => ({
        check: 1,
        level,
        code,
        params: { runId: facts.runId, minutes: facts.sharedMinutes || facts.gapMinutes },
        ...startLater(others, facts.runId, facts.sharedMinutes),
      }),
    ),
    ...vehicleService({ ...vehicle, ...insured }, days),
    ...temperatureZones({ available: vehicle.zones, deliveries }).map(
      ({ code, facts, level }): RunFinding => ({ check: 7, level, code, params: { zone: facts.zone } }),
    ),
    ...loadOver(load, vehicle),
  ];
}

function withDriver(driver: BoardDriver, run: RunRange, held: readonly Run[], days: Days): RunFinding[] {
  const driverId = driver.id;
  const others = held.filter(({ crew }) => crew.some((one) => one.driverId === driverId)).map(asRange);
  return [
    ...driverDoubleBooking({ run, others }).map(
      ({ code, facts, level }): RunFinding => ({
        check: 2,
        level,
        code,
        params: { driverId, runId: facts.runId, minutes: facts.sharedMinutes },
        ...startLater(others, facts.runId, facts.sharedMinutes),
      }),
    ),
    ...driverAbsence({ ...driver, availableWeekdays: [] }, days),
    ...restBefore(driver, run),
  ];
}

const leastRest = 9 * 60;

/** Check 11 for the first duty of the days: what came before them is known from the hours of the driver. */
function restBefore({ hours, id }: BoardDriver, run: RunRange): RunFinding[] {
  if (hours.lastEndAt === null || hours.earliestStartAt === null) return [];
  const actual = Math.round((run.start - Date.parse(hours.lastEndAt)) / 60_000);
  const from = Date.parse(hours.earliestStartAt);
  if (run.start >= from || actual < 0) return [];
  const params = { driverId: id, actual, limit: leastRest };
  return [{ check: 11, level: 'red', code: 'restTooShort', params, wayOut: { code: 'startLater', at: from } }];
}

function startLater(others: readonly RunRange[], runId: string, shared: number): Pick<RunFinding, 'wayOut'> {
  const other = others.find((one) => one.runId === runId);
  return other && shared > 0 ? { wayOut: { code: 'startLater', at: other.end } } : {};
}

function loadOf(cargo: Cargo, onto: Run | undefined) {
  if (cargo.kind === 'run') return cargo.run.load;
  const sum = (of: (one: (typeof cargo.deliveries)[number]) => number | null) =>
    cargo.deliveries.reduce((total, one) => total + (of(one) ?? 0), 0);
  return {
    weightKg: sum(({ weightKg }) => weightKg) + (onto?.load.weightKg ?? 0),
    volumeCubicMetres: sum(({ volumeCubicMetres }) => volumeCubicMetres) + (onto?.load.volumeCubicMetres ?? 0),
    cages: sum(({ cages }) => cages) + (onto?.load.cages ?? 0),
    pallets: sum(({ pallets }) => pallets) + (onto?.load.pallets ?? 0),
    zones: [
      ...new Set([...cargo.deliveries.map(({ temperatureZone }) => temperatureZone), ...(onto?.load.zones ?? [])]),
    ],
  };
}

function asRange(run: Run): RunRange {
  return { runId: run.id, ...spanOf(run) };
}

function asJudged({ article, code, level, params = {}, wayOut }: RunFinding): JudgedFinding {
  const startLaterAt = wayOut?.code === 'startLater' ? (wayOut.at ?? null) : null;
  return { level: levels[level], code, params, article: article ?? null, startLaterAt };
}
