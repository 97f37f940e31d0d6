import { defaultRangeExtractor, observeElementRect, type Range, type Virtualizer } from '@tanstack/react-virtual';

const unmeasured = { width: 1280, height: 600 };

/**
 * The part of a window of rows that all tables share: before layout (and in tests, without one) it has a height, as a window
 * of no height would draw no rows; and the row with the focus stays drawn when it is scrolled away, as otherwise the focus
 * would fall to the page. `focused` is asked at each drawing.
 */
export function windowedRows<Box extends Element>(count: number, focused: () => number) {
  return {
    initialRect: unmeasured,
    observeElementRect: (
      instance: Virtualizer<Box, Element>,
      report: (rect: { width: number; height: number }) => void,
    ) => observeElementRect(instance, (rect) => report(rect.height === 0 ? unmeasured : rect)),
    rangeExtractor: (range: Range): number[] =>
      [...new Set([...defaultRangeExtractor(range), Math.min(focused(), count - 1)])]
        .filter((row) => row >= 0)
        .sort((a, b) => a - b),
  };
}
