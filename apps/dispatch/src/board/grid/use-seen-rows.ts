import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { rowsWithin } from '../geometry/row-window.ts';

export type SeenRows = {
  /** The first row that is drawn, and the one behind the last. */
  from: number;
  to: number;
  /** Looks again, after the box was scrolled. */
  look: (element: HTMLElement) => void;
};

type View = { top: number; height: number; margin: number };

/** So many pixels above and below are drawn as well, once what is seen has been drawn. */
const margin = 100;
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
    setView((before) => (isSameWindow(latest.current, before, next) ? before : next));
  }, []);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // It is asked behind the layout of its first frame, not for a layout of its own.
    const watch = new ResizeObserver(() => look(element));
    watch.observe(element);
    return () => watch.disconnect();
  }, [box, look]);

  return { ...rowsWithin(tops, view), look };
}

function isSameWindow(tops: readonly number[], before: View, next: View): boolean {
  const [was, is] = [before, next].map((view) => rowsWithin(tops, view));
  return was?.from === is?.from && was?.to === is?.to;
}
