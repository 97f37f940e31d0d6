import { type RefObject, useLayoutEffect } from 'react';

/**
 * Marks the frame of a table that is wider than its box: only such a table has columns that stay in place, which cost time
 * while it scrolls.
 */
export function useSideways(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current;
    const table = element?.firstElementChild;
    const frame = element?.parentElement;
    if (!table || !frame) return;
    // Called once the page is laid out: nothing has to be laid out for it.
    const observer = new ResizeObserver(() => {
      frame.toggleAttribute('data-sideways', element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, [box]);
}
