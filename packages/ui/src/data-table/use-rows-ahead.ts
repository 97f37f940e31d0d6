import { startTransition, useEffect, useReducer, useRef } from 'react';
import { keepsOrder } from './keeps-order.ts';

/** A list of more rows keeps those in sight alone. */
const mostRows = 200;
const rowsAtOnce = 4;
/** About forty rows a second: more than anybody reads. */
const fastPxPerMs = 1.5;

type Scrolling = { isScrolling: boolean; scrollOffset: number | null };

/**
 * Decides which rows are drawn, and which of them whole. The first rows in sight are whole at once, as are the few that
 * come into sight next. Rows that pass by fast show their names until there is time; then the rows of the page out of
 * sight follow, some at a time while nothing else is to be done, and stay: scrolling a page moves it and draws nothing.
 */
export function useRowsAhead(ids: readonly string[], loading: boolean) {
  const kept = useRef({ ids, whole: new Set<string>() });
  const inSight = useRef<readonly number[]>([]);
  const speed = useRef(startSpeed());
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const isScrolling = useRef(false);
  if (kept.current.ids !== ids) {
    if (!keepsOrder(kept.current.ids, ids)) kept.current.whole.clear();
    kept.current.ids = ids;
  }
  const { whole } = kept.current;

  // After each drawing: the next rows, those in sight first.
  useEffect(() => {
    if (loading || isScrolling.current || !('requestIdleCallback' in window)) return;
    const next = nextRows(ids, whole, inSight.current);
    if (next.length === 0) return;
    const waiting = requestIdleCallback(() => {
      for (const id of next) whole.add(id);
      startTransition(draw);
    });
    return () => cancelIdleCallback(waiting);
  });

  return {
    isWhole: (id: string) => whole.has(id),
    /** Takes the rows in sight, in order, and returns those to draw. */
    rowsToDraw: (sight: readonly number[], scrolling: Scrolling): readonly number[] => {
      isScrolling.current = scrolling.isScrolling;
      inSight.current = sight;
      const isFast = scrolling.isScrolling && speed.current(scrolling.scrollOffset ?? 0) > fastPxPerMs;
      const seen = new Set(sight.flatMap((index) => ids[index] ?? []));
      const fresh = [...seen].filter((id) => !whole.has(id));
      const atOnce = whole.size === 0 || (!isFast && fresh.length <= rowsAtOnce) || !('requestIdleCallback' in window);
      if (atOnce) for (const id of fresh) whole.add(id);
      if (ids.length > mostRows) for (const id of whole) if (!seen.has(id)) whole.delete(id);
      return ids.flatMap((id, index) => (seen.has(id) || whole.has(id) ? index : []));
    },
  };
}

/** Returns the next rows to draw whole: those in sight, then those below, then those above. */
function nextRows(ids: readonly string[], whole: ReadonlySet<string>, sight: readonly number[]): string[] {
  const here = sight.flatMap((index) => ids[index] ?? []);
  const end = sight.at(-1) ?? 0;
  const elsewhere = ids.length > mostRows ? [] : [...ids.slice(end), ...ids.slice(0, end).toReversed()];
  return [...here, ...elsewhere].filter((id) => !whole.has(id)).slice(0, rowsAtOnce);
}

/** Returns what is told each place of the scrolling and answers with how fast it went there, in px per ms. */
function startSpeed(): (offset: number) => number {
  let last = { offset: 0, at: 0 };
  let speed = 0;
  return (offset) => {
    const at = performance.now();
    // Within one frame a place may be told twice.
    if (at - last.at >= 4) {
      speed = Math.abs(offset - last.offset) / (at - last.at);
      last = { offset, at };
    }
    return speed;
  };
}
