type Moment = string;

/** The punches of a driver on a work date, in order of time, as ISO 8601 in UTC. */
export type PunchesOfDay = {
  out: readonly Moment[];
  back: readonly Moment[];
  /** All moments at which the garage was ever said to be left and reached, also those corrected and taken back since. */
  everOut: readonly Moment[];
  everBack: readonly Moment[];
  /** The last punch is the one of going home. */
  hasLeft: boolean;
};

/** A run with the moments that stand on it. */
export type RunMoments = { actualOutAt: Moment | null; actualInAt: Moment | null };

/** A run of a driver's day. */
export type RunOfDriver = RunMoments & { isUnconfirmed: boolean };

/** What punches say of a run; the places are those among the punches, null where none says it. */
export type RunTimes = {
  leaveGarageAt: Moment | null;
  returnGarageAt: Moment | null;
  outPlace: number | null;
  backPlace: number | null;
};

/**
 * Finds the punches of each run of a driver's day, the runs in the order in which they are planned. The first run has the first
 * time out of the garage and the second one the second; a run that somebody moved by hand has none, and one that nobody
 * has confirmed what the others leave. A driver is back from one when he left for the next, left for all, or went home: between two trips of one shift nobody punches.
 */
export function timesOfRuns(runs: readonly RunOfDriver[], punches: PunchesOfDay): RunTimes[] {
  const places = outPlaces(runs, punches);
  const leftAt = runs.map(({ actualOutAt }, at) => punches.out[places[at] ?? -1] ?? actualOutAt);
  return runs.map((_, at) => {
    const outPlace = places[at] ?? null;
    const backPlace = backPlaceOf(at, leftAt, punches);
    return {
      leaveGarageAt: punches.out[outPlace ?? -1] ?? null,
      returnGarageAt: punches.back[backPlace ?? -1] ?? null,
      ...{ outPlace, backPlace },
    };
  });
}

function outPlaces(runs: readonly RunOfDriver[], { everOut, out }: PunchesOfDay): (number | null)[] {
  const isWaiting = ({ actualOutAt }: RunOfDriver) => actualOutAt === null || everOut.includes(actualOutAt);
  const inTurn = runs.filter(isWaiting).toSorted((a, b) => Number(a.isUnconfirmed) - Number(b.isUnconfirmed));
  return runs.map((run) => {
    const place = inTurn.indexOf(run);
    return place < 0 || place >= out.length ? null : place;
  });
}

function backPlaceOf(at: number, leftAt: readonly (Moment | null)[], punches: PunchesOfDay): number | null {
  const { back, hasLeft } = punches;
  const [left, next] = [leftAt[at], leftAt[at + 1]];
  if (left == null) return null;
  const isLast = at === leftAt.length - 1;
  if (!isLast && next == null && !hasLeft) return null;
  const first = back.findIndex((moment) => moment > left && (next == null || moment <= next));
  // Nobody punched between two trips, and now nobody will.
  const place = first < 0 && hasLeft ? back.findIndex((moment) => moment > left) : first;
  return place < 0 ? null : place;
}

/** The moments of a run that its punches have corrected since it left and came back; one that was made by hand stays. */
export function correctedMoments(run: RunMoments, times: RunTimes, punches: PunchesOfDay): Partial<RunMoments> {
  const isCorrected = (stands: Moment | null, punched: Moment | null, ever: readonly Moment[]) =>
    stands !== null && punched !== null && stands !== punched && ever.includes(stands);
  return {
    ...(isCorrected(run.actualOutAt, times.leaveGarageAt, punches.everOut) && { actualOutAt: times.leaveGarageAt }),
    ...(isCorrected(run.actualInAt, times.returnGarageAt, punches.everBack) && { actualInAt: times.returnGarageAt }),
  };
}
