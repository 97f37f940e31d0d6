import type { Span } from './scale.ts';

/** In which lane of its row each bar stands, and how many lanes there are (at least one). */
export type Lanes = { laneOf: ReadonlyMap<string, number>; count: number };

/** Gives overlapping bars lanes of their own: the first that is free, in the order in which they begin. */
export function lanesOf(bars: readonly (Span & { id: string })[]): Lanes {
  const ends: number[] = [];
  const laneOf = new Map<string, number>();
  const inOrder = bars.toSorted((a, b) => a.start - b.start || b.end - a.end || (a.id < b.id ? -1 : 1));
  for (const { id, start, end } of inOrder) {
    const free = ends.findIndex((busyUntil) => busyUntil <= start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = end;
    laneOf.set(id, lane);
  }
  return { laneOf, count: Math.max(1, ends.length) };
}
