import { demoInstant } from './demo-delivery-results.ts';
import { demoRecord } from './demo-driver-records.ts';
import type { DemoDriver } from './demo-drivers.ts';
import { demoStatuses } from './demo-history.ts';
import { demoId } from './demo-id.ts';
import { demoLeaves } from './demo-leaves.ts';
import type { DemoFleet, DemoRun } from './demo-run.ts';

type Tomorrow = DemoRun[];

/**
 * What a dispatcher has to notice in the plan of tomorrow, planted by changing drivers and vehicles of its runs: a case is left
 * out where nothing of the day suits it.
 */
export function plantCases(tomorrow: Tomorrow, all: DemoRun[], fleet: DemoFleet, today: string): void {
  const own = tomorrow.filter(({ ownership }) => ownership === 'own');
  const left = new Set(own);
  const used = new Set(own.flatMap(({ driverIds }) => driverIds));
  const drive = (suits: (run: DemoRun) => boolean, driver: DemoDriver | undefined) => {
    const run = [...left].find((one) => one.departmentId === driver?.departmentId && suits(one));
    if (!run || !driver || used.has(driver.id)) return;
    left.delete(run);
    used.add(driver.id);
    run.driverIds = [driver.id];
  };
  const typeOf = ({ vehicleId }: DemoRun) => fleet.vehicles.find(({ id }) => id === vehicleId);
  const named = (id: string | undefined) => fleet.drivers.find((driver) => driver.id === id);
  const free = (isOne: (driver: DemoDriver) => boolean) => fleet.drivers.find((one) => !used.has(one.id) && isOne(one));

  const onLeave = demoLeaves(today, fleet.drivers).filter(({ toDate }) => toDate > today);
  drive(() => true, named(onLeave[0]?.driverId));
  drive(
    (run) => (typeOf(run)?.grossWeightKg ?? 0) >= 8_000,
    free(({ licenceClass }) => licenceClass === 'medium8t'),
  );
  drive(
    (run) => typeOf(run)?.transmission === 'manual',
    free((one) => demoRecord(one, today).licences.some(({ automaticOnly }) => automaticOnly)),
  );
  drive(
    () => true,
    free(({ appointedDate }) => appointedDate === null),
  );
  drive(
    () => true,
    free(({ canWorkNights, employmentType }) => !canWorkNights && employmentType === 'partTime'),
  );
  // Who comes back in the evening would leave again in the night.
  const evening = all.find((run) => run.operationDate === today && isCourse(run, 'IW-S11-2'));
  const [tired] = evening?.driverIds ?? [];
  const night = [...left].find((run) => run.departmentId === evening?.departmentId);
  if (tired && night && !used.has(tired)) {
    left.delete(night);
    night.driverIds = [tired];
  }
  breakDown(left, fleet, today);
  const line = [...left].find((run) => ['IA-C01', 'IF-C05', 'FA-C07', 'AF-C09'].some((code) => isCourse(run, code)));
  if (line) line.needsInstruction = true;
  const [hired] = tomorrow.filter(({ ownership }) => ownership === 'hired');
  if (hired) hired.tier = 3;
  const [short] = left;
  if (short) all.push(spot(short, tomorrow.length + 1));
}

/** One run keeps the vehicle that is in repair. */
function breakDown(left: Set<DemoRun>, { vehicles }: DemoFleet, today: string): void {
  const taken = new Set([...left].map(({ vehicleId }) => vehicleId));
  const broken = vehicles.find(
    (vehicle, index) =>
      !taken.has(vehicle.id) &&
      demoStatuses(vehicle, index, today).some(({ status, toDate }) => status === 'inMaintenance' && toDate === null),
  );
  const run = [...left].find(({ departmentId }) => departmentId === broken?.departmentId);
  if (!run || !broken) return;
  left.delete(run);
  run.vehicleId = broken.id;
}

/** Ten minutes after a run the same vehicle would leave again, and nobody drives it yet. */
function spot(run: DemoRun, count: number): DemoRun {
  const day = run.operationDate;
  const from = Math.round((Date.parse(run.end) - Date.parse(demoInstant(day, 0))) / 60_000) + 10;
  const at = (minutes: number) => demoInstant(day, from + minutes);
  return {
    ...run,
    id: demoId(`run spot ${run.courseId}`),
    number: `A${day.replaceAll('-', '')}-${String(count).padStart(4, '0')}`,
    ...{ courseId: null, title: 'スポット便' },
    ...{ start: at(0), end: at(170), reportAt: at(-10), endAt: at(180) },
    ...{ driverIds: [], stops: [], goods: [] },
    ...{ plannedDistanceKm: null, drivingMinutes: null, handlingMinutes: null, breakMinutes: 0 },
  };
}

function isCourse({ courseId }: DemoRun, code: string): boolean {
  return courseId === demoId(`course ${code}`);
}
