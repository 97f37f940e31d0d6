/** In which lane of its row each bar stands, and how many lanes there are (at least one). */
export type Lanes = { laneOf: ReadonlyMap<string, number>; count: number };

/** A bar from one moment until another, which are numbers or instants that are written alike. */
type Bar<Moment extends number | string> = { id: string; start: Moment; end: Moment };

/** Gives overlapping bars lanes of their own: the first that is free, in the order in which they begin. */
export function lanesOf<Moment extends number | string>(bars: readonly Bar<Moment>[]): Lanes {
  const ends: Moment[] = [];
  const laneOf = new Map<string, number>();
  for (const { id, start, end } of bars.toSorted(inOrder)) {
    const free = ends.findIndex((busyUntil) => busyUntil <= start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = end;
    laneOf.set(id, lane);
  }
  return { laneOf, count: Math.max(1, ends.length) };
}

/** The one that begins first, else the longer one. */
function inOrder<Moment extends number | string>(a: Bar<Moment>, b: Bar<Moment>): number {
  if (a.start !== b.start) return a.start < b.start ? -1 : 1;
  if (a.end !== b.end) return a.end > b.end ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
