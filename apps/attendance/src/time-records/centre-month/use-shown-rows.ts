import { windowedRows } from '@haisha/ui/windowed-rows';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { headHeightPx, rowHeightPx } from './centre-month-frame.ts';

type ShownRows = {
  /** The rows in the document, in order, each with how many are left out before it. */
  shown: readonly { row: number; leftOut: number }[];
  /** So many are left out after the last of them. */
  below: number;
  showRow: (row: number) => void;
};

/** The rows of a sheet that are in sight, and the one with the focus, which otherwise would fall to the page. */
export function useShownRows(box: RefObject<HTMLElement | null>, count: number, focused: number): ShownRows {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeightPx,
    overscan: 6,
    scrollMargin: headHeightPx,
    scrollPaddingStart: headHeightPx,
    scrollPaddingEnd: rowHeightPx,
    ...windowedRows<HTMLElement>(count, () => focused),
  });
  const rows = virtualizer.getVirtualItems().map(({ index }) => index);
  return {
    shown: rows.map((row, at) => ({ row, leftOut: row - (rows[at - 1] ?? -1) - 1 })),
    below: count - 1 - (rows.at(-1) ?? -1),
    showRow: (row) => virtualizer.scrollToIndex(row),
  };
}
