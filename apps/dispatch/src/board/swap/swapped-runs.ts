import type { BoardDay, BoardDriver } from '@haisha/validation/board-day';
import { judgeWith, newVerdict } from '../carry/judge-with.ts';
import type { Verdict } from '../carry/verdict.ts';
import type { Swapped } from '../commands/board-command.ts';
import { crewOf } from '../commands/inverse-of.ts';
import { isHeld } from '../day/board-rows.ts';
import type { Run } from '../day/board-types.ts';
import { isCarriable } from '../day/run-facts.ts';

/** Returns the runs with which a run may exchange something: own plans of its day, in the order in which they begin. */
export function swapPartners({ allocations }: BoardDay, run: Run): Run[] {
  return allocations
    .filter((one) => one.id !== run.id && one.operationDate === run.operationDate && maySwap(one))
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start) || (a.id < b.id ? -1 : 1));
}

/** Returns whether a run may exchange its vehicle or its drivers: it is an own plan. */
export function maySwap(run: Run): boolean {
  return run.ownership === 'own' && isHeld(run) && isCarriable(run);
}

/** Returns whether two runs differ in what they would exchange. */
export function swapChanges(first: Run, second: Run, what: Swapped): boolean {
  const [one, other] = [crewOf(first), crewOf(second)];
  const isOtherCrew = one.driver1Id !== other.driver1Id || one.driver2Id !== other.driver2Id;
  return (what !== 'driver' && first.vehicleId !== second.vehicleId) || (what !== 'vehicle' && isOtherCrew);
}

/** Returns two runs as they are once they have exchanged it; a trailer goes with its vehicle, and who helps stays. */
export function swappedRuns(first: Run, second: Run, what: Swapped): [Run, Run] {
  return [taking(first, second, what), taking(second, first, what)];
}

function taking(run: Run, from: Run, what: Swapped): Run {
  const { trailerCode, trailerId, vehicleCode, vehicleId } = from;
  const { start, end } = run;
  return {
    ...run,
    ...(what !== 'driver' && { vehicleId, vehicleCode, trailerId, trailerCode }),
    ...(what !== 'vehicle' && {
      crew: [
        ...from.crew.filter(drives).map((one) => ({ ...one, start, end })),
        ...run.crew.filter((one) => !drives(one)),
      ],
    }),
  };
}

/** Judges both runs as they would be, with the checks that the API applies with authority. */
export function judgeSwap(day: BoardDay, first: Run, second: Run, what: Swapped): [Verdict, Verdict] {
  const pair = swappedRuns(first, second, what);
  const runs = day.allocations.map((run) => pair.find(({ id }) => id === run.id) ?? run);
  const judged = (run: Run): Verdict => {
    const found = judgeWith({ ...day, allocations: runs }, run, {
      vehicle: day.vehicles.find(({ id }) => id === run.vehicleId),
      trailer: day.vehicles.find(({ id }) => id === run.trailerId),
      drivers: run.crew.filter(drives).flatMap(({ driverId }) => driverOf(day, driverId, pair) ?? []),
    });
    return newVerdict(found, run.findings);
  };
  return [judged(pair[0]), judged(pair[1])];
}

/** A driver without the duty of a run that he has given away. */
function driverOf({ drivers }: BoardDay, id: string, pair: readonly Run[]): BoardDriver | undefined {
  const driver = drivers.find((one) => one.id === id);
  const given = pair.filter(({ crew }) => !crew.some(({ driverId }) => driverId === id));
  const duties = driver?.duties.filter((duty) => !given.some((run) => run.id === duty.id));
  return driver && duties && duties.length < driver.duties.length ? { ...driver, duties } : driver;
}

function drives({ role }: Run['crew'][number]): boolean {
  return role === 'driver1' || role === 'driver2';
}
