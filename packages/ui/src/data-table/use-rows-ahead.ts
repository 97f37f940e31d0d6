import { startTransition, useEffect, useReducer, useRef } from 'react';
import { keepsOrder } from './keeps-order.ts';

/** A list of more rows keeps those in sight alone. */
const mostRows = 200;
const rowsAtOnce = 4;
/** About forty rows a second: more than anybody reads. */
const fastPxPerMs = 1.5;

type Scrolling = { range: { endIndex: number } | null; isScrolling: boolean; scrollOffset: number | null };

/**
 * Decides which rows are drawn, and which of them whole. Rows that come into sight are whole at once, but for those that
 * pass by fast: these show their names until there is time. Then the rows of the page out of sight follow, some at a time
 * while nothing else is to be done, and stay: scrolling a page moves it and draws nothing.
 */
export function useRowsAhead(ids: readonly string[], loading: boolean) {
  const kept = useRef({ ids, whole: new Set<string>() });
  const passing = useRef<ReadonlySet<string>>(new Set());
  const inSight = useRef<{ sight: readonly number[]; end: number }>({ sight: [], end: 0 });
  const speed = useRef(startSpeed());
  const isFast = useRef(false);
  const isScrolling = useRef(false);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  if (kept.current.ids !== ids) {
    if (!keepsOrder(kept.current.ids, ids)) kept.current.whole.clear();
    kept.current.ids = ids;
  }
  const { whole } = kept.current;

  // After each drawing: the next rows, those in sight first.
  useEffect(() => {
    if (isFast.current || !('requestIdleCallback' in window)) return;
    const { sight, end } = inSight.current;
    const here = sight.flatMap((index) => ids[index] ?? []);
    // What is read anew may be another list.
    const isAhead = !loading && !isScrolling.current && ids.length <= mostRows;
    const elsewhere = isAhead ? [...ids.slice(end), ...ids.slice(0, end).toReversed()] : [];
    const next = [...here, ...elsewhere].filter((id) => !whole.has(id)).slice(0, rowsAtOnce);
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
    rowsToDraw: (sight: readonly number[], scrolling: Scrolling): number[] => {
      isScrolling.current = scrolling.isScrolling;
      inSight.current = { sight, end: scrolling.range?.endIndex ?? 0 };
      isFast.current = scrolling.isScrolling && speed.current(scrolling.scrollOffset ?? 0) > fastPxPerMs;
      const seen = new Set(sight.flatMap((index) => ids[index] ?? []));
      const fresh = [...seen].filter((id) => !whole.has(id));
      if (!isFast.current || !('requestIdleCallback' in window)) {
        const passed = fresh.filter((id) => passing.current.has(id)).slice(rowsAtOnce);
        for (const id of fresh) if (!passed.includes(id)) whole.add(id);
      }
      passing.current = new Set(fresh.filter((id) => !whole.has(id)));
      if (ids.length > mostRows) for (const id of whole) if (!seen.has(id)) whole.delete(id);
      return ids.flatMap((id, index) => (seen.has(id) || whole.has(id) ? index : []));
    },
  };
}

/**
 * Returns what is told each place of the scrolling and answers with how fast it went there, in px per ms: the slower of
 * the last two steps, as one alone may be a jump.
 */
function startSpeed(): (offset: number) => number {
  let last = { offset: 0, at: 0 };
  let speeds = [0, 0];
  return (offset) => {
    const at = performance.now();
    // Within one frame a place may be told twice.
    if (at - last.at >= 4) {
      speeds = [speeds[1] ?? 0, Math.abs(offset - last.offset) / (at - last.at)];
      last = { offset, at };
    }
    return Math.min(...speeds);
  };
}
