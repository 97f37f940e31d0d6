import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

type Place = { x: number; y: number; leftAt: number | null };

/** Where bars were last, by their runs: a bar that comes up in another row is another element. */
const places = new Map<string, Place>();
const mostPlaces = 5_000;
/** A bar that left its row so long ago was scrolled out of sight, not moved. */
const sameMoveMs = 60;
const glideMs = 180;
const glideCurve = 'cubic-bezier(.2, 0, 0, 1)';

/** Lets the bar of a run glide from the row in which it just was; within a row its transform glides by itself. */
export function useGlide(runId: string, x: number, y: number): RefCallback<HTMLElement> {
  const place = useRef({ x, y });

  useLayoutEffect(() => {
    place.current = { x, y };
    remember(runId, { x, y, leftAt: null });
  }, [runId, x, y]);

  return useCallback(
    (element) => {
      if (!element) return;
      const from = places.get(runId);
      const to = place.current;
      if (from && from.leftAt !== null && performance.now() - from.leftAt < sameMoveMs && from.y !== to.y) {
        glide(element, from.x - to.x, from.y - to.y);
      }
      return () => remember(runId, { ...place.current, leftAt: performance.now() });
    },
    [runId],
  );
}

function glide(element: HTMLElement, x: number, y: number): void {
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
  element.animate?.([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], { duration: glideMs, easing: glideCurve });
}

function remember(runId: string, place: Place): void {
  places.delete(runId);
  places.set(runId, place);
  const [oldest] = places.keys();
  if (places.size > mostPlaces && oldest !== undefined) places.delete(oldest);
}
