import { startTransition, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { keepsOrder } from './keeps-order.ts';

/** A list of more rows keeps those in sight alone. */
const mostRows = 200;
const namesAtOnce = 16;
const rowsAtOnce = 4;
/** A drawing that takes longer leaves too little of a frame for what else is to be done in it: the next one is smaller. */
const mostDrawingMs = 8;
const leastPart = 1 / 4;
/** About forty rows a second: more than anybody reads. */
const fastPxPerMs = 1.5;

type Kept = { ids: readonly string[]; named: ReadonlySet<string>; whole: ReadonlySet<string> };

const none: ReadonlySet<string> = new Set();

type Scrolling = { range: { endIndex: number } | null; isScrolling: boolean; scrollOffset: number | null };

/**
 * Decides which rows are drawn, and which of them whole. Rows that come into sight are whole at once, but for those that
 * pass by fast: these show their names until there is time. The rows of the page out of sight follow while nothing else is
 * to be done, first their names, then some whole rows at a time, and stay: scrolling a page moves it and draws nothing.
 */
export function useRowsAhead(ids: readonly string[], loading: boolean) {
  const kept = useRef<Kept>({ ids, named: none, whole: none });
  const passing = useRef<ReadonlySet<string>>(none);
  const inSight = useRef<{ sight: readonly number[]; end: number }>({ sight: [], end: 0 });
  const drawn = useRef<number[]>([]);
  const speed = useRef(startSpeed());
  const isFast = useRef(false);
  const isScrolling = useRef(false);
  const begun = useRef(0);
  const part = useRef(1);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  if (kept.current.ids !== ids) {
    const isSameList = keepsOrder(kept.current.ids, ids);
    kept.current = isSameList ? { ...kept.current, ids } : { ids, named: none, whole: none };
  }

  useLayoutEffect(() => {
    if (begun.current > 0) part.current = partAfter(part.current, performance.now() - begun.current);
    begun.current = 0;
  });

  // After each drawing: the next rows, those in sight first.
  useEffect(() => {
    if (isFast.current || !('requestIdleCallback' in window)) return;
    const { sight, end } = inSight.current;
    const { named, whole } = kept.current;
    const here = sight.flatMap((index) => ids[index] ?? []).filter((id) => !whole.has(id));
    // What is read anew may be another list.
    const isAhead = !loading && !isScrolling.current && ids.length <= mostRows;
    const elsewhere = isAhead ? [...ids.slice(end), ...ids.slice(0, end).toReversed()] : [];
    const unnamed = elsewhere.filter((id) => !named.has(id) && !whole.has(id)).slice(0, namesAtOnce * part.current);
    const isNaming = here.length === 0 && unnamed.length > 0;
    const incomplete = [...here, ...elsewhere.filter((id) => !whole.has(id))];
    const next = isNaming ? unnamed : incomplete.slice(0, rowsAtOnce * part.current);
    if (next.length === 0) return;
    const waiting = requestIdleCallback(() => {
      begun.current = performance.now();
      kept.current = isNaming
        ? { ...kept.current, named: new Set([...kept.current.named, ...next]) }
        : { ...kept.current, whole: new Set([...kept.current.whole, ...next]) };
      startTransition(draw);
    });
    return () => cancelIdleCallback(waiting);
  });

  return {
    /** The rows that are whole: another set once there are others. */
    wholeRows: () => kept.current.whole,
    /** Takes the rows in sight, in order, and returns those to draw: the same array as long as they are the same rows. */
    rowsToDraw: (sight: readonly number[], scrolling: Scrolling): number[] => {
      isScrolling.current = scrolling.isScrolling;
      inSight.current = { sight, end: scrolling.range?.endIndex ?? 0 };
      isFast.current = scrolling.isScrolling && speed.current(scrolling.scrollOffset ?? 0) > fastPxPerMs;
      const seen = new Set(sight.flatMap((index) => ids[index] ?? []));
      let { named, whole } = kept.current;
      const fresh = [...seen].filter((id) => !whole.has(id));
      if (!isFast.current || !('requestIdleCallback' in window)) {
        const passed = new Set(fresh.filter((id) => passing.current.has(id)).slice(rowsAtOnce));
        const complete = fresh.filter((id) => !passed.has(id));
        if (complete.length > 0) whole = new Set([...whole, ...complete]);
      }
      passing.current = new Set(fresh.filter((id) => !whole.has(id)));
      if (ids.length > mostRows) {
        whole = new Set([...whole].filter((id) => seen.has(id)));
        named = none;
      }
      kept.current = { ids, named, whole };
      const next = ids.flatMap((id, index) => (seen.has(id) || whole.has(id) || named.has(id) ? index : []));
      if (!isSame(drawn.current, next)) drawn.current = next;
      return drawn.current;
    },
  };
}

/** Returns the part of a drawing to do at once, after one that took so long. */
function partAfter(part: number, tookMs: number): number {
  if (tookMs > mostDrawingMs) return Math.max(leastPart, part / 2);
  return tookMs < mostDrawingMs / 4 ? Math.min(1, part * 2) : part;
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((one, place) => one === b[place]);
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
