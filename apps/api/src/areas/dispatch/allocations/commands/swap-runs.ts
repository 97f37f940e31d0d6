import type { Allocation } from '@haisha/validation/allocation';
import type { RunPair, Swap } from '@haisha/validation/allocation-command';
import { eq } from 'drizzle-orm';
import { allocations } from '../../../../db/schema/dispatch/allocations.ts';
import { recordInWrongState, recordNotFound, validationFailed } from '../../../../http/errors.ts';
import type { Write } from '../../../../services/records/entity-repository.ts';
import { changeToldLocked } from '../notices/tell-of-run.ts';
import { passChecks } from '../pass-checks.ts';
import { type DriverIds, setDrivers } from '../run-crew.ts';
import { setRun } from './change-run.ts';
import { driversOf, knownDrivers, stateUnder } from './move-run.ts';
import { lockRuns } from './place-deliveries.ts';

const none = { driver1Id: null, driver2Id: null };

/** Two own runs exchange their vehicles, their drivers, or both. Each lets go before the other takes. */
export async function swapRuns(write: Write, { first, reason, second, what }: Swap): Promise<RunPair> {
  if (first.id === second.id) throw validationFailed([{ path: 'second.id', code: 'invalid' }]);
  const runs = await lockRuns(write, [first.id, second.id], [first, second]);
  const [one, other] = runs;
  if (!one || !other) throw recordNotFound();
  for (const run of runs) if (run.ownership === 'hired') throw recordInWrongState(run);
  const { tx } = write;
  if (what !== 'driver') {
    await tx.update(allocations).set({ vehicleId: null, trailerId: null }).where(eq(allocations.id, one.id));
    await takeVehicle(write, other.id, one);
    await takeVehicle(write, one.id, other);
  }
  if (what !== 'vehicle') {
    for (const run of runs) await setDrivers(tx, { id: run.id, during: duringOf(run) }, none);
    const known = [...knownDrivers(one), ...knownDrivers(other)];
    await setDrivers(tx, { id: one.id, during: duringOf(one) }, driversOf(other), known);
    await setDrivers(tx, { id: other.id, during: duringOf(other) }, driversOf(one), known);
  }
  const [ofOne, ofOther] = what === 'vehicle' ? [one, other].map(driversOf) : [other, one].map(driversOf);
  return {
    first: await settledRun(write, one, ofOne ?? none, reason),
    second: await settledRun(write, other, ofOther ?? none, reason),
  };
}

async function takeVehicle({ tx }: Write, id: string, { trailerId, vehicleId }: Allocation): Promise<void> {
  await tx.update(allocations).set({ vehicleId, trailerId }).where(eq(allocations.id, id));
}

async function settledRun(
  write: Write,
  run: Allocation,
  drivers: DriverIds,
  reason: string | null,
): Promise<Allocation> {
  return await changeToldLocked(write, run, reason, async () => {
    await setRun(write, run.id, stateUnder(run, drivers));
    await passChecks(write, run.id, run.findings, { reason });
  });
}

function duringOf({ end, start }: Allocation) {
  return { start, end };
}
