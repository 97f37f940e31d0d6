import { minuteOf } from '../hours/japan-minute.ts';
import type { DriverFacts, RunFacts, VehicleFacts } from './run-facts.ts';
import type { RunFinding } from './run-finding.ts';

type Restrictions = Pick<DriverFacts, 'id' | 'usableZones' | 'usableVehicleTypeIds' | 'canWorkNights'>;

const dayMinutes = 24 * 60;
/** 22:00 to 5:00, as the Labour Standards Act counts night work. */
const nightMinutes = { from: 22 * 60, to: 5 * 60 };

/** Check 18: what a driver may not or need not do: other zones and types of vehicle than his, and work at night. */
export function driverRestrictions(
  driver: Restrictions,
  run: Pick<RunFacts, 'reportAt' | 'endAt' | 'load'>,
  vehicle: Pick<VehicleFacts, 'vehicleTypeId'> | null,
): RunFinding[] {
  const { id: driverId } = driver;
  const { usableVehicleTypeIds: types, usableZones } = driver;
  const zones = usableZones.length === 0 ? [] : run.load.zones.filter((zone) => !usableZones.includes(zone));
  const isOtherType = vehicle !== null && types.length > 0 && !types.includes(vehicle.vehicleTypeId);
  return [
    ...zones.map((zone): RunFinding => ({ check: 18, level: 'red', code: 'driverZone', params: { driverId, zone } })),
    ...(isOtherType ? [{ check: 18, level: 'red', code: 'driverVehicleType', params: { driverId } } as const] : []),
    ...(!driver.canWorkNights && isAtNight(minuteOf(run.reportAt), minuteOf(run.endAt))
      ? [{ check: 18, level: 'amber', code: 'driverNights', params: { driverId } } as const]
      : []),
  ];
}

function isAtNight(start: number, end: number): boolean {
  const from = start % dayMinutes;
  const to = from + (end - start);
  const nights = [0, dayMinutes].map((day) => [day + nightMinutes.from - dayMinutes, day + nightMinutes.to] as const);
  return [...nights, [dayMinutes + nightMinutes.from, 2 * dayMinutes + nightMinutes.to] as const].some(
    ([start_, end_]) => from < end_ && to > start_,
  );
}
