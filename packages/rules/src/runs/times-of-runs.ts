type Moment = string;

/** A punch out of the garage or back, as ISO 8601 in UTC; `at` is null where it was taken back. */
export type GaragePunch = {
  at: Moment | null;
  /** All moments at which it ever was. */
  ever: readonly Moment[];
};

/** The punches of a driver on a work date, those that count in order of time. */
export type PunchesOfDay<P extends GaragePunch> = {
  out: readonly P[];
  back: readonly P[];
  /** The last punch is the one of going home. */
  hasLeft: boolean;
};

/** A run with the moments that stand on it. */
export type RunMoments = { actualOutAt: Moment | null; actualInAt: Moment | null };

/** A run of a driver's day. */
export type RunOfDriver = RunMoments & { isUnconfirmed: boolean };

type Counting<P> = P & { at: Moment };

/** The punches of a run that count; null where there is none. */
export type RunTimes<P extends GaragePunch> = { out: Counting<P> | null; back: Counting<P> | null };

/**
 * Finds the punches of each run of a driver's day, the runs in the order in which they are planned.
 *
 * A run keeps the punch with which it left. The first of the others has the first punch out of the garage that is free,
 * the second one the second; a run that somebody moved by hand has none, and one that nobody has confirmed what the
 * others leave.
 *
 * A driver is back from a run when he left for the next one, left for all, or went home: between two trips of one shift
 * nobody punches.
 */
export function timesOfRuns<P extends GaragePunch>(
  runs: readonly RunOfDriver[],
  { back, hasLeft, out }: PunchesOfDay<P>,
): RunTimes<P>[] {
  const outs = outOfRuns(runs, out);
  const leftAt = runs.map((run, at) => outs[at]?.at ?? run.actualOutAt);
  const backs = back.filter(counts);
  return runs.map((_, at) => ({ out: outs[at] ?? null, back: backOf(at, leftAt, backs, hasLeft) }));
}

function outOfRuns<P extends GaragePunch>(
  runs: readonly RunOfDriver[],
  out: readonly P[],
): (Counting<P> | undefined)[] {
  const kept = new Map<RunOfDriver, P>();
  const keep = (isOf: (punch: P, moment: Moment) => boolean) => {
    for (const run of runs) {
      const taken = new Set(kept.values());
      const punch = out.find((one) => run.actualOutAt !== null && !taken.has(one) && isOf(one, run.actualOutAt));
      if (punch && !kept.has(run)) kept.set(run, punch);
    }
  };
  keep(({ at }, moment) => at === moment);
  keep(({ ever }, moment) => ever.includes(moment));
  const taken = new Set(kept.values());
  const free = out.filter((punch) => !taken.has(punch)).filter(counts);
  // Whose punch was taken back waits for another one.
  const waiting = runs.filter((run) => run.actualOutAt === null || kept.get(run)?.at === null);
  const inTurn = waiting.toSorted((a, b) => Number(a.isUnconfirmed) - Number(b.isUnconfirmed));
  return runs.map((run) => {
    const own = kept.get(run);
    return own && counts(own) ? own : free[inTurn.indexOf(run)];
  });
}

function backOf<P extends GaragePunch>(
  of: number,
  leftAt: readonly (Moment | null)[],
  backs: readonly Counting<P>[],
  hasLeft: boolean,
): Counting<P> | null {
  const left = leftAt[of];
  if (left == null) return null;
  const [next] = leftAt.filter((moment) => moment !== null && moment > left).toSorted();
  if (next == null && !hasLeft && leftAt.slice(of + 1).includes(null)) return null;
  const first = backs.find(({ at }) => at > left && (next == null || at <= next));
  // Nobody punched between two trips, and now nobody will.
  return first ?? (hasLeft ? backs.find(({ at }) => at > left) : undefined) ?? null;
}

function counts<P extends GaragePunch>(punch: P): punch is Counting<P> {
  return punch.at !== null;
}

/** The states of a run that is out or back and of which nothing is reported. */
const correctable: readonly string[] = ['departed', 'returned', 'postCalled'];

/**
 * The punches by which moments of a run were corrected since it left and came back; a moment that was made by hand stays,
 * and so do those of a run that is reported.
 */
export function correctedMoments<P extends GaragePunch>(
  run: RunMoments & { status: string },
  times: RunTimes<P>,
  { back, out }: Pick<PunchesOfDay<P>, 'out' | 'back'>,
): Partial<Record<keyof RunMoments, Counting<P>>> {
  if (!correctable.includes(run.status)) return {};
  const corrects = (punch: Counting<P> | null, stands: Moment | null, made: readonly P[]) =>
    stands !== null && punch?.at !== stands && made.some(({ ever }) => ever.includes(stands));
  return {
    ...(times.out && corrects(times.out, run.actualOutAt, out) && { actualOutAt: times.out }),
    ...(times.back && corrects(times.back, run.actualInAt, back) && { actualInAt: times.back }),
  };
}
