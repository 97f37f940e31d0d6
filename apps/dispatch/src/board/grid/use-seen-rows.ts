import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { rowsWithin } from '../geometry/row-window.ts';
import { whenAtRest } from './when-idle.ts';

export type SeenRows = {
  /** The first row that is drawn, and the one behind the last. */
  from: number;
  to: number;
  /** How high the box is. */
  height: number;
  /** Looks again, after the box was scrolled. */
  look: (element: HTMLElement) => void;
};

type View = { top: number; height: number; margin: number };

/** So many pixels above and below are drawn as well, once what is seen has been drawn. */
const margin = 110;
/** With fewer left on a side it draws again, some rows at once: each time costs the browser a frame of its own. */
const leastMargin = 44;
/** As high as a box is taken for before anything has measured it. */
const firstHeight = 900;

/**
 * The rows that a box shows, which is expected to be so high; a step of the scroll that brings no other row draws nothing.
 */
export function useSeenRows(box: RefObject<HTMLElement | null>, tops: readonly number[], expected: number): SeenRows {
  const [view, setView] = useState<View>({ top: 0, height: expected > 0 ? expected : firstHeight, margin: 0 });
  const latest = useRef(tops);
  useLayoutEffect(() => {
    latest.current = tops;
  });

  const look = useCallback((element: HTMLElement) => {
    const next = { top: element.scrollTop, height: element.clientHeight || firstHeight, margin };
    setView((before) => (before.height === next.height && holds(latest.current, before, next) ? before : next));
  }, []);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    let forget: (() => void) | undefined;
    // It is asked behind the layout of its first frame, not for a layout of its own; what is out of sight follows later.
    const watch = new ResizeObserver(() => {
      if (forget) look(element);
      else forget = whenAtRest(() => look(element));
    });
    watch.observe(element);
    return () => {
      forget?.();
      watch.disconnect();
    };
  }, [box, look]);

  return { ...rowsWithin(tops, view), height: view.height, look };
}

/** Returns whether the rows that are drawn reach far enough around what is seen next. */
function holds(tops: readonly number[], drawn: View, next: View): boolean {
  const has = rowsWithin(tops, drawn);
  const wants = rowsWithin(tops, { ...next, margin: leastMargin });
  return has.from <= wants.from && wants.to <= has.to;
}
