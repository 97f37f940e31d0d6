import { addDays, dayMs } from '@haisha/rules/calendar';
import type { Allocation } from '@haisha/validation/allocation';
import type { CrewChange, Move } from '@haisha/validation/allocation-command';
import { vehicles } from '../../../../db/schema/masters/vehicles.ts';
import { recordInWrongState, validationFailed } from '../../../../http/errors.ts';
import type { Write } from '../../../../services/records/entity-repository.ts';
import { requireLive } from '../../../../services/records/write/row-writes.ts';
import { clearCrew, type DriverIds, moveCrewAndStops, setDrivers } from '../run-crew.ts';
import { later } from '../run-times.ts';
import { changeRun, type RunValues } from './change-run.ts';
import { hiredFrom } from './create-run.ts';
import { noFees } from './set-fees.ts';

/** Moves a run to another row, another time, or another length: its stops and the duty of its crew go with it. */
export async function moveRun(write: Write, { end, id, reason, start, target, version }: Move): Promise<Allocation> {
  return await changeRun(write, { id, version }, reason, async (row) => {
    const during = { start, end };
    const [startsBy, endsBy] = [difference(row.start, start), difference(row.end, end)];
    const { tx } = write;
    const operationDate = dayAfterMove(row, startsBy);
    const values = {
      ...{ during, operationDate },
      reportAt: later(row.reportAt, startsBy),
      endAt: later(row.endAt, endsBy),
      ...(await onTarget(write, row, target)),
    };
    if ('deliveryCompanyId' in target) await clearCrew(tx, row.id);
    const drivers = driversOf(row);
    if ('driverId' in target) {
      if (drivers.driver2Id === target.driverId) drivers.driver2Id = null;
      drivers.driver1Id = target.driverId;
      await setDrivers(tx, { id: row.id, during }, drivers, knownDrivers(row));
    }
    await moveCrewAndStops(tx, row.id, during, startsBy);
    return { ...stateUnder(row, drivers, operationDate), ...values };
  });
}

/** Changes who drives a run. */
export async function changeCrew(
  write: Write,
  id: string,
  { driver1Id, driver2Id, reason, version }: CrewChange,
): Promise<Allocation> {
  return await changeRun(write, { id, version }, reason, async (row) => {
    if (row.ownership === 'hired') throw recordInWrongState(row);
    const during = { start: row.start, end: row.end };
    const drivers = { driver1Id, driver2Id };
    await setDrivers(write.tx, { id: row.id, during }, drivers, knownDrivers(row));
    return stateUnder(row, drivers);
  });
}

/** Until a run leaves, what its drivers have done for it: acknowledged it, come, had their roll call. */
const donePersonally = ['acknowledged', 'clockedIn', 'called'];

/** For other drivers, and on another day, a run is as it was confirmed. */
export function stateUnder(row: Allocation, drivers: DriverIds, operationDate = row.operationDate): RunValues {
  const known = driversOf(row);
  const isSame = known.driver1Id === drivers.driver1Id && known.driver2Id === drivers.driver2Id;
  const isAnew = donePersonally.includes(row.status) && !(isSame && operationDate === row.operationDate);
  return isAnew ? { status: 'confirmed' } : {};
}

export function driversOf({ crew }: Allocation): DriverIds {
  const idOf = (role: 'driver1' | 'driver2') => crew.find((one) => one.role === role)?.driverId ?? null;
  return { driver1Id: idOf('driver1'), driver2Id: idOf('driver2') };
}

export function knownDrivers({ crew }: Allocation): string[] {
  return crew.map(({ driverId }) => driverId);
}

/** Whose vehicle it is changes only before anybody was asked, or after they said no. */
async function onTarget({ tx }: Write, row: Allocation, target: Move['target']): Promise<RunValues> {
  if ('deliveryCompanyId' in target) {
    if (target.deliveryCompanyId === row.deliveryCompanyId) return {};
    requireFree(row);
    // What is offered stays; the day of payment is one of the other company's terms.
    return { ...(await hiredFrom(tx, target.deliveryCompanyId)), paymentDate: null, status: 'planned' };
  }
  const isHired = row.ownership === 'hired';
  if (isHired) requireFree(row);
  const own = isHired
    ? ({ ownership: 'own', deliveryCompanyId: null, tier: null, ...noFees, status: 'planned' } as const)
    : {};
  if (!('vehicleId' in target)) return own;
  if (target.vehicleId !== row.vehicleId) await requireLive(tx, vehicles, target.vehicleId, 'vehicleId');
  return { ...own, vehicleId: target.vehicleId };
}

/** The deliveries of a run belong to its day: only an empty one goes to another. */
function dayAfterMove({ load, operationDate }: Allocation, startsBy: number): string {
  const days = Math.round(startsBy / dayMs);
  if (days !== 0 && load.count > 0) throw validationFailed([{ path: 'start', code: 'otherDay' }]);
  return addDays(operationDate, days);
}

function requireFree(row: Allocation): void {
  if (!['planned', 'declined'].includes(row.status)) throw recordInWrongState(row);
}

function difference(from: string, to: string): number {
  return Date.parse(to) - Date.parse(from);
}
