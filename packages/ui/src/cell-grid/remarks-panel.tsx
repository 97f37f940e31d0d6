import { Box } from '@haisha/ui';
import { useLayoutEffect, useRef } from 'react';
import type { RowRemarks } from './cell.ts';
import { tabStopsIn } from './row-stops.ts';

export type RemarksPanelProps = {
  remarks: RowRemarks;
  /** The active row. */
  rowId: string;
  /** Focuses the last question when it is drawn or turns to another row. */
  focused: boolean;
  onEnter: () => void;
};

/** What is said about the active row: beside the grid, on narrower screens below it. */
export function RemarksPanel({ remarks, rowId, focused, onEnter }: RemarksPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (focused && rowId !== '') tabStopsIn(box.current).at(-1)?.focus();
  }, [focused, rowId]);
  return (
    <Box
      as="section"
      aria-label={remarks.label}
      flex="none"
      w={{ base: 'full', lg: '22rem' }}
      maxH={{ base: '14rem', lg: 'none' }}
      minH="0"
      overflowY="auto"
      overscrollBehavior="contain"
      borderTopWidth={{ base: '1px', lg: '0' }}
      borderStartWidth={{ base: '0', lg: '1px' }}
      bg="bg.panel"
      px={{ base: '6', lg: '4' }}
      py="3"
      onFocus={onEnter}
    >
      <div ref={box} data-row-id={rowId}>
        {remarks.of(rowId)}
      </div>
      {remarks.ofAll}
    </Box>
  );
}
