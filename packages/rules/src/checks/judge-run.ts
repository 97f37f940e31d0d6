import type { Duty } from '../hours/duty.ts';
import { hoursAfter, hoursWithout } from '../hours/hours-after.ts';
import type { HoursState } from '../hours/hours-state.ts';
import { type Instant, minuteOf } from '../hours/japan-minute.ts';
import { dutyOfRun } from '../runs/run-duty.ts';
import { crewMissing, type RunStage } from './crew-missing.ts';
import { destinationAccess } from './destination-access.ts';
import { daysInRow, driverAbsence } from './driver-absence.ts';
import { driverDoubleBooking } from './driver-double-booking.ts';
import { driverFitness } from './driver-fitness.ts';
import { driverHours } from './driver-hours.ts';
import { driverLicence } from './driver-licence.ts';
import { driverRestrictions } from './driver-restrictions.ts';
import { hiredRun } from './hired-run.ts';
import { hoursFindings } from './hours-findings.ts';
import { instructionMissing } from './instruction-missing.ts';
import { loadOver } from './load-over.ts';
import { runDays } from './run-days.ts';
import type { DeliveryCompanyFacts, DriverFacts, RunFacts, VehicleFacts } from './run-facts.ts';
import { type RunFinding, worstFirst } from './run-finding.ts';
import type { RunRange } from './run-range.ts';
import { temperatureZones } from './temperature-zones.ts';
import { lateReturn, timeSlots } from './time-slots.ts';
import { vehicleDoubleBooking } from './vehicle-double-booking.ts';
import { vehicleInspections } from './vehicle-inspections.ts';
import { vehicleService } from './vehicle-service.ts';
import { waitingAndHandling } from './waiting-and-handling.ts';

/** Another run of the same vehicle or driver. */
export type OtherRun = { id: string; start: Instant; end: Instant };

/** A vehicle with its other runs near the run. */
export type JudgedVehicle = { vehicle: VehicleFacts; others: readonly OtherRun[] };

/** A driver with his other runs near the run, and his hours, with the run or without it; null leaves them unjudged. */
export type JudgedDriver = { driver: DriverFacts; others: readonly OtherRun[]; hours: HoursState | null };

/** A run on the row where it stands or would stand. A run of a delivery company has no vehicle and no driver of ours. */
export type RunOnRow = {
  run: RunFacts;
  vehicle: JudgedVehicle | null;
  trailer: JudgedVehicle | null;
  /** The first driver first; two of them share the hours of a run with two. */
  drivers: readonly JudgedDriver[];
  deliveryCompany: DeliveryCompanyFacts | null;
  stage: RunStage;
};

/** So many minutes the company wants between two runs of a vehicle. */
const minutesBetweenRuns = 15;

/**
 * Judges a run with all checks for which there are facts, the worst findings first. The board asks it while a bar is
 * carried, the API asks it again with authority. It never looks at a clock.
 */
export function judgeRun(on: RunOnRow): RunFinding[] {
  const { deliveryCompany, run, stage } = on;
  const days = runDays(run);
  return worstFirst([
    ...(deliveryCompany ? hiredRun(run, deliveryCompany, days.last, stage) : ownRun(on, days)),
    ...timeSlots(run.stops),
    ...lateReturn(run.stops, run.end),
    ...waitingAndHandling(run),
    ...instructionMissing(run, stage),
  ]);
}

type Days = { first: string; last: string };

function ownRun({ drivers, run, stage, trailer, vehicle }: RunOnRow, days: Days): RunFinding[] {
  const crew: Duty['crew'] = drivers.length > 1 ? 'two' : 'one';
  return [
    ...crewMissing(run, { hasVehicle: vehicle !== null, drivers: drivers.length, stage }),
    ...(vehicle ? onVehicle(run, vehicle, days, trailer === null) : []),
    ...(trailer ? onVehicle(run, trailer, days, true) : []),
    ...drivers.flatMap((one) => [
      ...withDriver(run, one, days, crew),
      ...(vehicle ? driverLicence(one.driver, vehicle.vehicle, trailer?.vehicle ?? null, days.last) : []),
      ...driverRestrictions(one.driver, run, vehicle?.vehicle ?? null),
    ]),
  ];
}

/** A tractor carries nothing itself: its trailer does. */
function onVehicle(run: RunFacts, { others, vehicle }: JudgedVehicle, days: Days, carries: boolean): RunFinding[] {
  const booked = vehicleDoubleBooking({
    run: rangeOf(run),
    others: others.map(rangeOf),
    bufferMinutes: minutesBetweenRuns,
  });
  const { zones } = vehicle;
  const deliveries = run.load.zones.map((zone) => ({ deliveryId: '', zone }));
  return [
    ...booked.map(({ code, facts, level }) => {
      const minutes = facts.sharedMinutes || facts.gapMinutes;
      const wayOut = wayAround(run, others, facts.runId);
      return { check: 1, level, code, params: { runId: facts.runId, minutes }, ...(wayOut && { wayOut }) };
    }),
    ...vehicleService(vehicle, days),
    ...vehicleInspections(vehicle, days.first),
    ...(carries
      ? [
          ...temperatureZones({ available: zones, deliveries }).map(
            ({ code, facts, level }): RunFinding => ({ check: 7, level, code, params: { zone: facts.zone } }),
          ),
          ...loadOver(run.load, vehicle),
          ...destinationAccess(run, vehicle),
        ]
      : []),
  ];
}

function withDriver(
  run: RunFacts,
  { driver, hours, others }: JudgedDriver,
  days: Days,
  crew: Duty['crew'],
): RunFinding[] {
  const driverId = driver.id;
  const booked = driverDoubleBooking({ run: rangeOf(run), others: others.map(rangeOf) });
  const after = hours && hoursAfter(hours, dutyOfRun(run, crew));
  return [
    ...booked.map(({ code, facts, level }) => {
      const wayOut = wayAround(run, others, facts.runId);
      const params = { driverId, runId: facts.runId, minutes: facts.sharedMinutes };
      return { check: 2, level, code, params, ...(wayOut && { wayOut }) };
    }),
    ...driverAbsence(driver, days),
    ...driverFitness(driver, days),
    ...(hours && after
      ? [
          ...hoursFindings(driverId, driverHours({ before: hoursWithout(hours, run.id).result, after })),
          ...daysInRow(driverId, after, days.first),
        ]
      : []),
  ];
}

/** The run could start when the other one ends. */
function wayAround(run: RunFacts, others: readonly OtherRun[], runId: string): RunFinding['wayOut'] {
  const other = others.find(({ id }) => id === runId);
  if (!other || minuteOf(other.end) <= minuteOf(run.start)) return undefined;
  return { code: 'startLater', at: msOf(other.end) };
}

function rangeOf({ end, id, start }: OtherRun): RunRange {
  return { runId: id, start: msOf(start), end: msOf(end) };
}

function msOf(instant: Instant): number {
  return typeof instant === 'number' ? instant : Date.parse(instant);
}
