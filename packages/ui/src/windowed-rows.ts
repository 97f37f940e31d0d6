import { defaultRangeExtractor, observeElementRect, type Range, type Virtualizer } from '@tanstack/react-virtual';

/** What stands above a table at least: without it the window has room for no fewer rows than the table. */
const aboveTablePx = 120;

/** Returns the size of a box that has not been measured yet: as high as the window can show. */
const unmeasured = () => ({ width: 1280, height: window.innerHeight - aboveTablePx });

/**
 * The part of a window of rows that all tables share: before layout (and in tests, without one) it has a height, as a window
 * of no height would draw no rows; and the row with the focus stays drawn when it is scrolled away, as otherwise the focus
 * would fall to the page. `focused` is asked at each drawing.
 */
export function windowedRows<Box extends Element>(count: number, focused: () => number) {
  return {
    initialRect: unmeasured(),
    observeElementRect: (
      instance: Virtualizer<Box, Element>,
      report: (rect: { width: number; height: number }) => void,
    ) => {
      // The first size counts with the layout. Told before, it would have the rows drawn twice before anybody sees them.
      let isLaidOut = !('ResizeObserver' in window);
      const stop = observeElementRect(instance, (rect) => {
        if (isLaidOut) report(rect.height === 0 ? unmeasured() : rect);
      });
      isLaidOut = true;
      return stop;
    },
    rangeExtractor: (range: Range): number[] =>
      [...new Set([...defaultRangeExtractor(range), Math.min(focused(), count - 1)])]
        .filter((row) => row >= 0)
        .sort((a, b) => a - b),
  };
}
