import { type RefObject, useLayoutEffect } from 'react';

/**
 * Marks the frame of a table that is wider than its box, and says how wide the scroll bars are: only such a table has
 * columns that stay in place, which cost time while it scrolls.
 */
export function useSideways(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current;
    const table = element?.firstElementChild;
    const frame = element?.parentElement;
    if (!table || !frame) return;
    // Called once the page is laid out: nothing has to be laid out for it.
    const observer = new ResizeObserver(() => {
      const isSideways = element.scrollWidth > element.clientWidth;
      frame.toggleAttribute('data-sideways', isSideways);
      // All cells inherit what is set here: a table that fits is spared that.
      if (!isSideways) return;
      frame.style.setProperty('--bar-beside', `${element.offsetWidth - element.clientWidth}px`);
      frame.style.setProperty('--bar-below', `${element.offsetHeight - element.clientHeight}px`);
    });
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, [box]);
}
