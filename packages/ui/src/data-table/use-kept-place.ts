import type { VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { keepsOrder } from './keeps-order.ts';

type Options = {
  ids: readonly string[];
  box: RefObject<HTMLElement | null>;
  headerHeightPx: number;
  /** The rows that are drawn. */
  items: readonly VirtualItem[];
};

/**
 * Keeps the visible rows in place when rows above them appear or disappear; at the top of the table new rows simply
 * show. Where rows stand is read off the page only then: while the table scrolls, that would lay out the page twice a frame.
 */
export function useKeptPlace({ ids, box, headerHeightPx, items }: Options): void {
  const drawn = useRef(items);
  const shown = useRef(ids);

  // Runs at every render: what was drawn before is known until then.
  useLayoutEffect(() => {
    const element = box.current;
    if (element && differOnlyByAddedOrRemoved(shown.current, ids) && element.scrollTop > 0) {
      const first = drawn.current.find(({ end }) => end > element.scrollTop + headerHeightPx);
      const row = first && element.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(String(first.key))}"]`);
      if (row) element.scrollTop += offsetIn(element, row) - first.start;
    }
    shown.current = ids;
    drawn.current = items;
  });
}

/** Returns true when some rows are new or gone and the others keep their order; another order or page is another list. */
function differOnlyByAddedOrRemoved(before: readonly string[], after: readonly string[]): boolean {
  return before !== after && keepsOrder(before, after) && before.join() !== after.join();
}

/** How far a row stands below the head of all rows. */
function offsetIn(box: HTMLElement, row: HTMLElement): number {
  return row.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
}
