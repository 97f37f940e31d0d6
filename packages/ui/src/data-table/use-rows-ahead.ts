import { startTransition, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { keepsOrder } from './keeps-order.ts';

/** A list of more rows keeps those in sight alone. */
const mostRows = 200;
const namesAtOnce = 48;
const rowsAtOnce = 4;
/** Any drawing costs as much as six rows before it draws one: those out of sight come in greater steps, with rests between. */
const rowsAheadAtOnce = 12;
const restMs = 200;
/** A drawing that takes longer, layout and paint included, keeps keys and wheel waiting: the next one is smaller. */
const mostDrawingMs = 50;
const leastPart = 1 / 4;
/** About forty rows a second: more than anybody reads. */
const fastPxPerMs = 1.5;

const none: ReadonlySet<string> = new Set();

type Scrolling = { range: { endIndex: number } | null; isScrolling: boolean; scrollOffset: number | null };

/**
 * Decides which rows are drawn, and which of them whole. Rows that come into sight are whole at once, but for those that
 * pass by fast: these show their names until there is time. The rows of the page out of sight follow while nothing else is
 * to be done, first their names, then some whole rows at a time, and stay: scrolling a page moves it and draws nothing.
 */
export function useRowsAhead(ids: readonly string[], loading: boolean) {
  const state = useRef<ReturnType<typeof firstState>>(null);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  state.current ??= firstState(ids);
  const now = state.current;
  if (now.ids !== ids) {
    if (!keepsOrder(now.ids, ids)) now.named = now.whole = none;
    now.ids = ids;
  }

  useLayoutEffect(() => {
    if (now.begunAt === 0) return;
    const drawingMs = performance.now() - now.begunAt;
    now.begunAt = 0;
    afterNextFrame((frameMs) => {
      now.part = partAfter(now.part, drawingMs + frameMs);
    });
  });

  // After each drawing: the next rows, those in sight first.
  useEffect(() => {
    if (now.isFast || !('requestIdleCallback' in window)) return;
    const isIncomplete = (id: string) => !now.whole.has(id);
    const here = now.sight.flatMap((index) => ids[index] ?? []).filter(isIncomplete);
    // What is read anew may be another list.
    const isAhead = !loading && !now.isScrolling && ids.length <= mostRows;
    const elsewhere = isAhead
      ? [...ids.slice(now.end), ...ids.slice(0, now.end).toReversed()].filter(isIncomplete)
      : [];
    const unnamed = elsewhere.filter((id) => !now.named.has(id));
    if (here.length > 0) return whenIdle(0, () => add('whole', here.slice(0, rowsAtOnce)));
    if (unnamed.length > 0) return whenIdle(0, () => add('named', unnamed.slice(0, namesAtOnce * now.part)));
    if (elsewhere.length > 0)
      return whenIdle(restMs, () => add('whole', elsewhere.slice(0, rowsAheadAtOnce * now.part)));
  });

  function add(what: 'named' | 'whole', rows: readonly string[]): void {
    now.begunAt = performance.now();
    now[what] = new Set([...now[what], ...rows]);
    startTransition(draw);
  }

  return {
    isFirst: () => now.drawn.length === 0,
    /** The rows that are whole: another set once there are others. */
    wholeRows: () => now.whole,
    /** Takes the rows in sight, in order, and returns those to draw: the same array as long as they are the same rows. */
    rowsToDraw: (sight: readonly number[], { isScrolling, range, scrollOffset }: Scrolling): number[] => {
      now.isScrolling = isScrolling;
      now.sight = sight;
      now.end = range?.endIndex ?? 0;
      now.isFast = isScrolling && now.speedAt(scrollOffset ?? 0) > fastPxPerMs;
      const seen = new Set(sight.flatMap((index) => ids[index] ?? []));
      const fresh = [...seen].filter((id) => !now.whole.has(id));
      if (!now.isFast || !('requestIdleCallback' in window)) {
        const passed = new Set(fresh.filter((id) => now.passing.has(id)).slice(rowsAtOnce));
        const complete = fresh.filter((id) => !passed.has(id));
        if (complete.length > 0) now.whole = new Set([...now.whole, ...complete]);
      }
      now.passing = new Set(fresh.filter((id) => !now.whole.has(id)));
      if (ids.length > mostRows) {
        now.whole = new Set([...now.whole].filter((id) => seen.has(id)));
        now.named = none;
      }
      const next = ids.flatMap((id, index) => ([seen, now.whole, now.named].some((rows) => rows.has(id)) ? index : []));
      if (next.join() !== now.drawn.join()) now.drawn = next;
      return now.drawn;
    },
  };
}

/** What lasts from one drawing to the next. */
function firstState(ids: readonly string[]) {
  return {
    ids,
    named: none,
    whole: none,
    /** In sight, with their names alone. */
    passing: none,
    sight: [] as readonly number[],
    end: 0,
    drawn: [] as number[],
    isFast: false,
    isScrolling: false,
    speedAt: startSpeed(),
    /** When a drawing ahead began, and how much of one is done at once. */
    begunAt: 0,
    part: 1,
  };
}

/** Acts while nothing else is to be done, after a rest; returns what calls it off. */
function whenIdle(rest: number, act: () => void): () => void {
  let waiting = 0;
  const resting = setTimeout(() => {
    waiting = requestIdleCallback(act);
  }, rest);
  return () => {
    clearTimeout(resting);
    cancelIdleCallback(waiting);
  };
}

/** Tells how long the browser takes for the next frame: styles, layout, paint. */
function afterNextFrame(tell: (tookMs: number) => void): void {
  requestAnimationFrame(() => {
    const at = performance.now();
    setTimeout(() => tell(performance.now() - at));
  });
}

/** Returns the part of a drawing to do at once, after one that took so long. */
function partAfter(part: number, tookMs: number): number {
  if (tookMs > mostDrawingMs) return Math.max(leastPart, part / 2);
  return tookMs < mostDrawingMs / 4 ? Math.min(1, part * 2) : part;
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
