import type { Duty } from '../hours/duty.ts';
import { hoursAfter, hoursWithout } from '../hours/hours-after.ts';
import type { HoursState } from '../hours/hours-state.ts';
import { type Instant, minuteOf } from '../hours/japan-minute.ts';
import { dutyOfRun } from '../runs/run-duty.ts';
import type { CheckRuleName } from './check-rules.ts';
import { type CheckSettings, numberOn, rollCallHoursOn } from './check-settings.ts';
import { companyLevels } from './company-levels.ts';
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
import { priceMissing } from './price-missing.ts';
import { registerIncomplete } from './register-incomplete.ts';
import { rollCallOfficer } from './roll-call-officer.ts';
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
  /** What the company has set, with its history: the day of the run decides. */
  settings: CheckSettings;
};

/**
 * Judges a run with all checks for which there are facts, the worst findings first, with the levels of the company on its
 * day. The board asks it while a bar is carried, the API asks it again with authority. It never looks at a clock.
 */
export function judgeRun({ vehicle, ...around }: RunOnRow): RunFinding[] {
  return judgeWithAny(around)(vehicle);
}

/**
 * Returns the judgement of a run for any vehicle. What does not depend on the vehicle, the hours of its drivers above all,
 * is judged once.
 */
export function judgeWithAny(around: Omit<RunOnRow, 'vehicle'>): (vehicle: JudgedVehicle | null) => RunFinding[] {
  const { deliveryCompany, run, settings, stage } = around;
  const days = runDays(run);
  const levelled = (found: readonly RunFinding[]) => companyLevels(found, settings, run.operationDate);
  const numbers = new Map<CheckRuleName, number>();
  function number(rule: CheckRuleName): number {
    const known = numbers.get(rule) ?? numberOn(settings, rule, run.operationDate);
    numbers.set(rule, known);
    return known;
  }
  const always = levelled([
    ...timeSlots(run.stops, number('slotMissed')),
    ...lateReturn(run.stops, run.end),
    ...waitingAndHandling(run, number('longHandling')),
    ...instructionMissing(run, stage),
    ...priceMissing(run),
  ]);
  if (deliveryCompany) {
    const found = worstFirst([...levelled(hired(around, deliveryCompany, days, number)), ...always]);
    return () => found;
  }
  const judge = ownRun(around, days, number, levelled);
  return (vehicle) => worstFirst([...judge(vehicle), ...always]);
}

type Days = { first: string; last: string };
type NumberOf = (rule: CheckRuleName) => number;
type Around = Omit<RunOnRow, 'vehicle'>;

function hired({ run, stage }: Around, company: DeliveryCompanyFacts, days: Days, number: NumberOf): RunFinding[] {
  return [
    ...hiredRun(run, company, days.last, { mostTiers: number('tooManyTiers'), stage }),
    ...registerIncomplete(run),
  ];
}

function ownRun(
  { drivers, run, settings, stage, trailer }: Around,
  days: Days,
  number: NumberOf,
  levelled: (found: readonly RunFinding[]) => RunFinding[],
): (vehicle: JudgedVehicle | null) => RunFinding[] {
  const crew: Duty['crew'] = drivers.length > 1 ? 'two' : 'one';
  const officer = levelled(rollCallOfficer(run, rollCallHoursOn(settings, run.departmentId, run.operationDate)));
  const onTrailer = trailer ? levelled(onVehicle(run, trailer, { days, carries: true, number })) : [];
  const driven = drivers.map((one) => ({
    driver: one.driver,
    found: levelled(withDriver(run, one, { days, crew, number })),
  }));
  return (vehicle) => [
    ...levelled(crewMissing(run, { hasVehicle: vehicle !== null, drivers: drivers.length, stage })),
    ...officer,
    ...(vehicle ? levelled(onVehicle(run, vehicle, { days, carries: trailer === null, number })) : []),
    ...onTrailer,
    ...driven.flatMap(({ driver, found }) => [
      ...found,
      ...levelled([
        ...(vehicle ? driverLicence(driver, vehicle.vehicle, trailer?.vehicle ?? null, days.last) : []),
        ...driverRestrictions(driver, run, vehicle?.vehicle ?? null),
      ]),
    ]),
  ];
}

/** A tractor carries nothing itself: its trailer does. */
function onVehicle(
  run: RunFacts,
  { others, vehicle }: JudgedVehicle,
  { carries, days, number }: { days: Days; carries: boolean; number: NumberOf },
): RunFinding[] {
  const booked = vehicleDoubleBooking({
    run: rangeOf(run),
    others: others.map(rangeOf),
    bufferMinutes: number('vehicleTight'),
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
    ...vehicleInspections(vehicle, days.first, number('inspectionDue')),
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
  { crew, days, number }: { days: Days; crew: Duty['crew']; number: NumberOf },
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
          ...daysInRow(driverId, after, days.first, number('daysInRow')),
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
