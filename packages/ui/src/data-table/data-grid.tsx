import { useTranslation } from '@haisha/i18n';
import { Box, Flex, VisuallyHidden } from '@haisha/ui';
import { type CSSProperties, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react';
import { textScale } from '../text-scale.ts';
import type { Density } from './density.ts';
import { GridFrame } from './grid-frame.ts';
import { GridHeader } from './grid-header.tsx';
import { GridRows, type RowsHandle } from './grid-rows.tsx';
import { GridSides } from './grid-sides.ts';
import { KeyHints } from './key-hints.tsx';
import { nameWhenCut } from './name-when-cut.ts';
import { usePlaceOfStep } from './use-place-of-step.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useSideways } from './use-sideways.ts';
import type { ViewProps } from './view-props.ts';

const rowHeightsPx = { roomy: 44, comfortable: 36, compact: 32 } as const;
const headHeightPx = 32;
const defaultWidthPx = 160;

/** The table on wide screens. The rows in sight come first, the others of a page in spare time. */
export function DataGrid<Row>({ density, ...props }: ViewProps<Row> & { density: Density }) {
  const { label, columns, rows, selection, onOpen, onPeek, openRow, startAt, step, loading, empty, foot, pages, ref } =
    props;
  const { t } = useTranslation('ui');
  const scale = useMemo(textScale, []);
  const rowHeightPx = rowHeightsPx[density] * scale;
  const headerHeightPx = headHeightPx * scale;
  const box = useRef<HTMLDivElement>(null);
  const active = useRef(0);
  const drawn = useRef<RowsHandle>(null);
  const ids = useMemo(() => rows.map((row) => row.id), [rows]);
  usePlaceOfStep(box, step, rows.length);
  const focus = useRowFocus({
    ids,
    startAt,
    box,
    scrollToIndex: (index) => drawn.current?.scrollToIndex(index),
    rowsInSight: () => Math.max(1, Math.floor(((box.current?.clientHeight ?? 0) - headerHeightPx) / rowHeightPx)),
    onOpen: onOpen && ((index) => rows[index] && onOpen(rows[index].original)),
    onPeek: onPeek && ((index) => rows[index] && onPeek(rows[index].original)),
    onToggle: selection && ((index, range) => rows[index] && selection.toggle(rows[index].id, { range })),
  });
  active.current = focus.activeIndex;
  useSideways(box);
  const openIndex = openRow === undefined ? -1 : ids.indexOf(openRow);
  // The row that is shown beside the table is in sight and the one that the keys go on from.
  useLayoutEffect(() => {
    if (openRow === undefined || openIndex === -1) return;
    focus.setActiveId(openRow);
    drawn.current?.scrollToIndex(openIndex);
  }, [openRow, openIndex === -1]);
  useImperativeHandle(ref, () => ({ focus: () => focus.moveTo(focus.activeIndex) }));

  const span = columns.length + (selection ? 1 : 0);
  const widths = columns.map(({ width = defaultWidthPx, leastWidth: least = width }, place) => {
    // The first and the last stand off the edges.
    const more = (place === 0 && !selection ? 16 : 0) + (place === columns.length - 1 ? 16 : 0);
    return { least: least + more, width: width + more };
  });
  const before = selection ? 56 : 0;
  const kept = before + (widths[0]?.least ?? 0);
  const look = {
    minWidth: `${widths.reduce((sum, { least }) => sum + least, before) / 16}rem`,
    '--row-height': `${rowHeightPx}px`,
    // The boxes to tick keep their width, so that the first column starts at the same place in every list.
    '--columns': [
      ...(selection ? ['3.5rem'] : []),
      ...widths.map(({ least, width }) => `minmax(${least / 16}rem, ${width}fr)`),
    ].join(' '),
  } as CSSProperties;
  return (
    <>
      <GridSides
        style={{ '--kept': `${kept / 16}rem` } as CSSProperties}
        minH={`min(15rem, ${headerHeightPx + (rows.length + 1) * rowHeightPx}px)`}
      >
        <Box
          ref={box}
          onPointerOver={nameWhenCut}
          overflow="auto"
          overflowAnchor="none"
          // In a frame that fills the window the table takes the height that is left.
          maxH="100dvh"
          minH="0"
          flex="1"
          bg="bg.panel"
          position="relative"
        >
          <GridFrame
            // Without rows there is nothing to walk through.
            role={rows.length > 0 ? 'grid' : undefined}
            aria-label={label}
            aria-rowcount={rows.length + 1}
            aria-busy={loading}
            aria-multiselectable={selection && rows.length > 0 ? true : undefined}
            style={look}
            onKeyDown={focus.onKeyDown}
          >
            <GridHeader {...props} />
            <GridRows
              {...props}
              ref={drawn}
              box={box}
              ids={ids}
              rowHeightPx={rowHeightPx}
              headerHeightPx={headerHeightPx}
              span={span}
              activeIndex={() => active.current}
              onFocus={focus.setActiveId}
              onDrawn={focus.focusPending}
            />
          </GridFrame>
          {rows.length === 0 && (loading ? <VisuallyHidden role="status">{t('loading')}</VisuallyHidden> : empty)}
        </Box>
      </GridSides>
      {(rows.length > 0 || loading) && foot !== undefined && (
        <Flex
          align="center"
          wrap="wrap"
          gap="4"
          minH="9"
          px="6"
          borderTopWidth="1px"
          flexShrink="0"
          textStyle="xs"
          color="fg.muted"
          css={{ containerType: 'inline-size' }}
        >
          {foot}
          <Box flex="1" />
          {rows.length > 0 && (
            <KeyHints opens={onOpen !== undefined} peeks={onPeek !== undefined} selects={selection !== undefined} />
          )}
          {pages}
        </Flex>
      )}
    </>
  );
}
