import { addDays } from '@haisha/rules/calendar';
import { canDrive } from '@haisha/rules/licence';
import type { DemoCourse } from './demo-courses.ts';
import { demoRecord } from './demo-driver-records.ts';
import type { DemoDriver } from './demo-drivers.ts';
import { type DemoLeave, demoLeaves } from './demo-leaves.ts';
import type { DemoVehicle } from './demo-vehicles.ts';

type Times = { reportAt: string; endAt: string };

/** The rest that the company plans, and the days in a row after which a driver is free. */
const restMs = 11 * 3_600_000;
const mostDaysInRow = 5;

type Worked = { endAt: number; day: string; inRow: number; courseCode: string };

export type CrewGiven = {
  drivers: readonly DemoDriver[];
  vehicles: readonly DemoVehicle[];
  today: string;
  leaves?: readonly DemoLeave[];
  /** Moments by driver from which somebody else has planned with them. */
  taken?: ReadonlyMap<string, number>;
};

/** Gives runs their drivers, in the order of the days: who drove the course before, and otherwise who has rested longest. */
export function crewPlanner({ drivers, taken = new Map(), today, vehicles, ...given }: CrewGiven) {
  const worked = new Map<string, Worked>();
  const leaves = Map.groupBy(given.leaves ?? demoLeaves(today, drivers), ({ driverId }) => driverId);
  const vehicleOf = new Map(vehicles.map((one) => [one.id, one]));
  const nightDrivers = drivers.filter((one) => one.canWorkNights && one.employmentType !== 'contractor');
  const recordOf = new Map(drivers.map((one) => [one.id, demoRecord(one, today)]));

  function mayDrive(driver: DemoDriver, course: DemoCourse, vehicleId: string, day: string): boolean {
    const vehicle = vehicleOf.get(vehicleId);
    const record = recordOf.get(driver.id);
    if (!vehicle || !record || driver.departmentId !== course.departmentId) return false;
    if (driver.appointedDate === null || driver.appointedDate > day) return false;
    const towing = record.hasTowing;
    const expiryDate = record.licenceExpiryDate ?? day;
    const isOfType =
      driver.usableVehicleTypeIds.length === 0 || driver.usableVehicleTypeIds.includes(vehicle.vehicleTypeId);
    return (
      isOfType &&
      course.zones.every((zone) => zone === 'ambient' || driver.usableZones.includes(zone)) &&
      canDrive(
        record.licences.map((one) => ({ ...one, towing, expiryDate })),
        { ...vehicle, trailerGrossWeightKg: 0 },
        addDays(day, 1),
      )
    );
  }

  function isFree({ id }: DemoDriver, day: string, { endAt, reportAt }: Times): boolean {
    if (Date.parse(endAt) + restMs > (taken.get(id) ?? Number.POSITIVE_INFINITY)) return false;
    const last = worked.get(id);
    const isAway = leaves.get(id)?.some(({ fromDate, toDate }) => fromDate <= day && day <= toDate) ?? false;
    if (isAway || !last) return !isAway;
    const isTired = last.inRow >= mostDaysInRow && last.day >= addDays(day, -1);
    return !isTired && last.day < day && Date.parse(reportAt) - last.endAt >= restMs;
  }

  /** Returns the driver of a run, or null when nobody of the centre may and can drive it. */
  function take(course: DemoCourse, vehicleId: string, day: string, times: Times): string | null {
    const free = nightDrivers.filter((one) => isFree(one, day, times) && mayDrive(one, course, vehicleId, day));
    const rank = ({ id }: DemoDriver) =>
      worked.get(id)?.courseCode === course.code ? -1 : (worked.get(id)?.endAt ?? 0);
    const [driver] = free.toSorted((a, b) => rank(a) - rank(b) || a.place - b.place);
    if (!driver) return null;
    const before = worked.get(driver.id);
    const inRow = before?.day === addDays(day, -1) ? before.inRow + 1 : 1;
    worked.set(driver.id, { endAt: Date.parse(times.endAt), day, inRow, courseCode: course.code });
    return driver.id;
  }

  return { take };
}
