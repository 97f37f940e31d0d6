import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { rowsWithin } from '../geometry/row-window.ts';
import { whenAtRest } from './when-idle.ts';

/** The first row that is drawn, and the one behind the last. */
export type SeenRows = { from: number; to: number };

/** What a box shows, and how many pixels above and below are drawn as well. */
type View = { top: number; height: number; above: number; below: number };

/**
 * So much is drawn on either side once what is seen has been drawn; while it scrolls, all of it lies ahead, and rows are
 * drawn one at a time: several are too much for one frame of a slow processor.
 */
const margin = 55;
/** As high as a box is taken for before anything has measured it. */
const firstHeight = 900;

/**
 * The rows that a box shows, which is expected to be so high; a step of the scroll that brings no other row draws nothing.
 */
export function useSeenRows(box: RefObject<HTMLElement | null>, tops: readonly number[], expected: number): SeenRows {
  const [view, setView] = useState<View>({
    ...{ top: 0, height: expected > 0 ? expected : firstHeight, above: 0, below: 0 },
  });
  const latest = useRef(tops);
  useLayoutEffect(() => {
    latest.current = tops;
  });

  // The box is around the rows: it is known once all of them are there.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let forget: (() => void) | undefined;
    function look(): void {
      const next = { top: element?.scrollTop ?? 0, height: element?.clientHeight || firstHeight };
      setView((before) => viewAfter(latest.current, before, next));
    }
    // It is asked behind the layout of its first frame, not for a layout of its own; what is out of sight follows later.
    const watch = new ResizeObserver(() => {
      if (forget) look();
      else forget = whenAtRest(look);
    });
    watch.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      forget?.();
      watch.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box]);

  return within(tops, view);
}

/** Returns the view to draw next: the one before as long as it reaches far enough. */
function viewAfter(tops: readonly number[], before: View, { top, height }: Pick<View, 'top' | 'height'>): View {
  const by = Math.sign(top - before.top);
  const next = { top, height, above: margin * (1 - by), below: margin * (1 + by) };
  // A box that stands still needs no more than it shows.
  const isFirst = before.above + before.below === 0;
  const wanted = by === 0 ? { ...next, above: 0, below: 0 } : next;
  return !isFirst && before.height === height && holds(tops, before, wanted) ? before : next;
}

function holds(tops: readonly number[], drawn: View, wanted: View): boolean {
  const [has, wants] = [within(tops, drawn), within(tops, wanted)];
  return has.from <= wants.from && wants.to <= has.to;
}

function within(tops: readonly number[], { above, below, height, top }: View): SeenRows {
  return rowsWithin(tops, { top: top - above, height: height + above + below, margin: 0 });
}
