import { isHeld, spanOf } from '../day/board-rows.ts';
import type { Run } from '../day/board-types.ts';
import type { Span } from '../geometry/scale.ts';

/** The runs that hold vehicles and drivers around a run, by the ids of those. */
export type HeldAround = {
  byVehicle: ReadonlyMap<string, readonly Run[]>;
  byDriver: ReadonlyMap<string, readonly Run[]>;
};

type Dated = Span & { run: Run };

type Around = { id: string } & Span;

const hourMs = 3_600_000;
/** A day of the board keeps its list as long as nothing on it changes. */
const datedOf = new WeakMap<readonly Run[], readonly Dated[]>();
/** While something is carried every row asks about the same time. */
let last: { runs: readonly Run[]; around: Around; held: HeldAround } | undefined;

/** Returns the other runs of a day that are less than an hour away from a time, in milliseconds; each is dated once. */
export function heldAround(runs: readonly Run[], around: Around): HeldAround {
  const isSame =
    last?.runs === runs &&
    last.around.id === around.id &&
    last.around.start === around.start &&
    last.around.end === around.end;
  if (last && isSame) return last.held;
  const held = byWhatIsHeld(runs, around);
  last = { runs, around, held };
  return held;
}

function byWhatIsHeld(runs: readonly Run[], { end, id, start }: Around): HeldAround {
  const byVehicle = new Map<string, Run[]>();
  const byDriver = new Map<string, Run[]>();
  for (const one of dated(runs)) {
    if (one.run.id === id || one.start >= end + hourMs || one.end <= start - hourMs) continue;
    const { crew, trailerId, vehicleId } = one.run;
    for (const vehicle of new Set([vehicleId, trailerId])) if (vehicle !== null) put(byVehicle, vehicle, one.run);
    for (const driver of new Set(crew.map(({ driverId }) => driverId))) put(byDriver, driver, one.run);
  }
  return { byVehicle, byDriver };
}

function dated(runs: readonly Run[]): readonly Dated[] {
  const known = datedOf.get(runs);
  if (known) return known;
  const made = runs.filter(isHeld).map((run) => ({ run, ...spanOf(run) }));
  datedOf.set(runs, made);
  return made;
}

function put(lists: Map<string, Run[]>, key: string, run: Run): void {
  const list = lists.get(key);
  if (list) list.push(run);
  else lists.set(key, [run]);
}
