import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where a bar stands: in which row, and where on the board. */
export type Stand = { runId: string; x: number; y: number };

type Place = { x: number; y: number; rowKey: string; leftAt: number | null };

/** Where bars were last, by their runs: a bar that comes up in another row is another element. */
const places = new Map<string, Place>();
const mostPlaces = 5_000;
/** A bar that left its row so long ago was scrolled out of sight, not moved. */
const sameMoveMs = 60;
const glideMs = 180;
const glideCurve = 'cubic-bezier(.2, 0, 0, 1)';

/** Lets bars glide from the row in which they just were; within a row their place glides by itself. */
export function useGlides(rowKey: string, stands: readonly Stand[]): RefObject<HTMLDivElement | null> {
  const lane = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const now = performance.now();
    for (const { runId, x, y } of stands) {
      const from = places.get(runId);
      const hasJustLeft = from !== undefined && from.leftAt !== null && now - from.leftAt < sameMoveMs;
      if (hasJustLeft && from.rowKey !== rowKey && from.y !== y) glide(lane.current, runId, from.x - x, from.y - y);
      remember(runId, { x, y, rowKey, leftAt: null });
    }
    // All rows are left before any is entered, in whatever order they are drawn.
    return () => {
      const leftAt = performance.now();
      for (const { runId, x, y } of stands) remember(runId, { x, y, rowKey, leftAt });
    };
  }, [rowKey, stands]);

  return lane;
}

function glide(lane: HTMLElement | null, runId: string, x: number, y: number): void {
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
  const bar = lane?.querySelector(`[data-run="${CSS.escape(runId)}"]`);
  bar?.animate?.([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], { duration: glideMs, easing: glideCurve });
}

function remember(runId: string, place: Place): void {
  places.delete(runId);
  places.set(runId, place);
  const [oldest] = places.keys();
  if (places.size > mostPlaces && oldest !== undefined) places.delete(oldest);
}
