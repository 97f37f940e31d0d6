import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  Fragment,
  type RefObject,
  useDeferredValue,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { windowedRows } from '../windowed-rows.ts';
import { DataRow } from './data-row.tsx';
import { useKeptPlace } from './use-kept-place.ts';
import { useRowsAhead } from './use-rows-ahead.ts';
import type { ViewProps } from './view-props.ts';

/** What the table asks of its rows. */
export type RowsHandle = { scrollToIndex: (index: number) => void };

type GridRowsProps<Row> = Omit<ViewProps<Row>, 'ref'> & {
  box: RefObject<HTMLDivElement | null>;
  ids: readonly string[];
  rowHeightPx: number;
  headerHeightPx: number;
  /** How many columns a row has. */
  span: number;
  /** The row that the keys go on from. */
  activeIndex: () => number;
  onFocus: (id: string) => void;
  /** Called whenever rows have been drawn. */
  onDrawn: () => void;
  ref: RefObject<RowsHandle | null>;
};

/** The rows of the table that are in sight, the focused one, and the others once there was time for them. */
export function GridRows<Row>(props: GridRowsProps<Row>) {
  const { box, ids, rows, loading, awaitedRows, rowHeightPx, headerHeightPx, span, activeIndex, onDrawn, ref } = props;
  const { columns, rowLabel, selection, onFocus, onOpen, onPeek, openRow, hrefOf, marked } = props;
  const view = useMemo(
    () => ({ columns, rowLabel, selection, onFocus, onOpen, onPeek, openRow, hrefOf, marked }),
    [columns, rowLabel, selection, onFocus, onOpen, onPeek, openRow, hrefOf, marked],
  );
  // What changes is drawn in sight at once, elsewhere in spare time.
  const later = useDeferredValue(view);
  const body = useRef<HTMLTableSectionElement>(null);
  const [heightPx, setHeightPx] = useState(rowHeightPx);
  const { isFirst, rowsToDraw, wholeRows } = useRowsAhead(ids, loading);
  const { rangeExtractor, ...windowed } = windowedRows<HTMLDivElement>(rows.length, activeIndex);
  const virtualizer: Virtualizer<HTMLDivElement, Element> = useVirtualizer({
    count: rows.length,
    // The box itself is only known once everything in it has been drawn.
    getScrollElement: () => body.current?.closest('table')?.parentElement as HTMLDivElement | null,
    getItemKey: (index) => rows[index]?.id ?? index,
    estimateSize: () => heightPx,
    overscan: 4,
    scrollMargin: headerHeightPx,
    scrollPaddingStart: headerHeightPx,
    ...windowed,
    // The rows around those in sight are there for scrolling: the first picture does without them.
    rangeExtractor: (range) => rowsToDraw(rangeExtractor(isFirst() ? { ...range, overscan: 0 } : range), virtualizer),
  });
  // All rows are of one height. It is read off the first: measuring each as it appears would lay out the page twice a frame.
  const hasRows = rows.length > 0;
  useLayoutEffect(() => {
    const drawnPx = body.current?.querySelector('[data-row-id]')?.getBoundingClientRect().height;
    if (drawnPx) setHeightPx(drawnPx);
  }, [hasRows]);
  useLayoutEffect(() => {
    if (heightPx !== rowHeightPx) virtualizer.measure();
  }, [virtualizer, heightPx]);
  const items = virtualizer.getVirtualItems();
  const whole = wholeRows();
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: rows.length };
  // Where all rows look alike, another part of them in sight changes nothing.
  const [from, to] = view === later ? [0, rows.length] : [startIndex, endIndex];
  const active = activeIndex();
  useKeptPlace({ ids, box, headerHeightPx, items });
  useLayoutEffect(onDrawn);
  useImperativeHandle(ref, () => ({ scrollToIndex: (index) => virtualizer.scrollToIndex(index) }), [virtualizer]);
  const drawn = useMemo(() => {
    let drawnTo = headerHeightPx;
    const lines = items.map((item) => {
      const row = rows[item.index];
      if (!row) return null;
      const gap = item.start - drawnTo;
      drawnTo = item.end;
      return (
        <Fragment key={row.id}>
          {gap > 0 && <Spacer height={gap} span={span} />}
          <DataRow
            view={from <= item.index && item.index <= to ? view : later}
            row={row}
            index={item.index}
            passing={item.index !== active && !whole.has(row.id)}
            tabStop={item.index === active}
          />
        </Fragment>
      );
    });
    return { lines, to: drawnTo };
  }, [items, rows, view, later, from, to, active, whole, headerHeightPx, span]);
  return (
    <tbody ref={body}>
      {rows.length === 0 && loading && <AwaitedRows rows={awaitedRows} span={span} />}
      {drawn.lines}
      <Spacer height={virtualizer.getTotalSize() + headerHeightPx - drawn.to} span={span} />
    </tbody>
  );
}

function AwaitedRows({ rows, span }: { rows: number; span: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} data-awaited="">
      {Array.from({ length: span }, (_, cell) => (
        <td key={cell}>
          <i />
        </td>
      ))}
    </tr>
  ));
}

// Room for rows is none for readers of the table; the linter takes every row for one that can have the focus.
const unread = { 'aria-hidden': true };

function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr {...unread}>
      <td colSpan={span} style={{ height, padding: 0 }} />
    </tr>
  );
}
