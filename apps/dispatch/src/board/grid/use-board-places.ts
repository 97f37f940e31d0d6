import { type RefObject, useCallback, useRef } from 'react';
import type { BoardRow } from '../day/board-types.ts';
import { rowAt, rowsWithin } from '../geometry/row-window.ts';
import { type Scale, timeAt, xOf } from '../geometry/scale.ts';
import { bandTitleHeight, headWidthOf, sumsHeightOf, timeHeadHeight } from './measures.ts';
import type { MeasureRoom } from './use-room.ts';

type Layout = {
  own: readonly BoardRow[];
  tops: readonly number[];
  companies: readonly BoardRow[];
  bandTops: readonly number[];
  scale: Scale;
  /** How high the room for the own rows and for the band is; 0 before it is known. */
  height: number;
  bandHeight: number;
};

/** How far the rows and the band are scrolled down. */
type Scrolled = { own: number; band: number };

/** A place on the board under the pointer: a row, and the time there. */
type BoardPlace = { row: BoardRow; at: number };

export type BoardPlaces = {
  scroller: RefObject<HTMLDivElement | null>;
  band: RefObject<HTMLDivElement | null>;
  latest: RefObject<Layout | null>;
  scrolled: RefObject<Scrolled>;
  /** Takes the box of the rows, which has not been scrolled yet; returns how to let it go. */
  holdScroller: (element: HTMLDivElement) => () => void;
  /** The same for the band. */
  holdBand: (element: HTMLDivElement) => () => void;
  /** Where on the board a point of the window is; nothing outside of its lanes. */
  placeAt: (x: number, y: number) => BoardPlace | null;
  /** Scrolls on while something is held near an edge. */
  scrollNear: (x: number, y: number) => void;
  /** The rows that the window shows, and some above and below: the browser is not asked for a layout. */
  inSight: () => readonly BoardRow[];
  /** Whether a height of the board is so far down in its window that what belongs below stands above. */
  isLow: (top: number) => boolean;
  /** Brings a bar or the head of a row into view. */
  reveal: (rowKey: string, at: number | null) => void;
};

const edge = 36;
const stepPx = 14;
const lowShare = 0.6;
const sightMargin = 200;
/** Where nothing has been laid out. */
const usualHeight = 900;

/** Finds places on the board without asking the browser for each bar. */
export function useBoardPlaces(measured: MeasureRoom): BoardPlaces {
  const scroller = useRef<HTMLDivElement>(null);
  const band = useRef<HTMLDivElement>(null);
  const latest = useRef<Layout>(null);
  const scrolled = useRef<Scrolled>({ own: 0, band: 0 });
  const holdScroller = useCallback(
    (element: HTMLDivElement) => {
      scroller.current = element;
      scrolled.current.own = 0;
      const leave = measured(element);
      return () => {
        scroller.current = null;
        leave();
      };
    },
    [measured],
  );
  const holdBand = useCallback((element: HTMLDivElement) => {
    band.current = element;
    scrolled.current.band = 0;
    return () => {
      band.current = null;
    };
  }, []);

  function within(element: HTMLElement | null, x: number, y: number): { left: number; top: number } | null {
    if (!element) return null;
    const box = element.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return null;
    return { left: x - box.left + element.scrollLeft, top: y - box.top + element.scrollTop };
  }

  function placeAt(x: number, y: number): BoardPlace | null {
    const layout = latest.current;
    if (!layout) return null;
    const onOwn = within(scroller.current, x, y);
    const onBand = onOwn ? null : within(band.current, x, y);
    const inside = onOwn ?? onBand;
    if (!inside) return null;
    const at = timeAt(layout.scale, inside.left - headWidthOf(layout.scale.range));
    const row = onOwn
      ? layout.own[rowAt(layout.tops, onOwn.top - timeHeadHeight)]
      : layout.companies[rowAt(layout.bandTops, inside.top - bandTitleHeight)];
    return row ? { row, at } : null;
  }

  function scrollNear(x: number, y: number): void {
    const element = scroller.current;
    if (!element) return;
    const box = element.getBoundingClientRect();
    const headWidth = headWidthOf(latest.current?.scale.range ?? 'day');
    if (y > box.top && y < box.top + edge + timeHeadHeight) element.scrollTop -= stepPx;
    if (y > box.bottom - edge && y < box.bottom) element.scrollTop += stepPx;
    if (x > box.left + headWidth && x < box.left + headWidth + edge) element.scrollLeft -= stepPx;
    if (x > box.right - edge && x < box.right) element.scrollLeft += stepPx;
  }

  function inSight(): readonly BoardRow[] {
    const layout = latest.current;
    if (!layout) return [];
    const { bandHeight, bandTops, companies, height, own, tops } = layout;
    const seen = rowsWithin(tops, {
      top: scrolled.current.own,
      height: height || usualHeight,
      margin: sightMargin,
    });
    const inBand = rowsWithin(bandTops, { top: scrolled.current.band, height: bandHeight, margin: 0 });
    return [...own.slice(seen.from, seen.to), ...companies.slice(inBand.from, inBand.to)];
  }

  function isLow(top: number): boolean {
    const height = latest.current?.height || usualHeight;
    return top > scrolled.current.own + height * lowShare;
  }

  function reveal(rowKey: string, at: number | null): void {
    const layout = latest.current;
    const element = scroller.current;
    if (!layout || !element) return;
    const foot = sumsHeightOf(layout.scale.range);
    showRow(element, layout.tops, indexIn(layout.own, rowKey), { head: timeHeadHeight, foot });
    const inBand = { head: bandTitleHeight, foot: 0 };
    if (band.current) showRow(band.current, layout.bandTops, indexIn(layout.companies, rowKey), inBand);
    if (at === null) return;
    const x = xOf(layout.scale, at);
    const room = element.clientWidth - headWidthOf(layout.scale.range);
    if (x < element.scrollLeft || x > element.scrollLeft + room - edge) element.scrollLeft = Math.max(0, x - edge);
  }

  return { scroller, band, latest, scrolled, holdScroller, holdBand, placeAt, scrollNear, inSight, isLow, reveal };
}

function indexIn(rows: readonly BoardRow[], key: string): number {
  return rows.findIndex((row) => row.key === key);
}

/** What stays over the rows of a list and below them, in pixels. */
type Staying = { head: number; foot: number };

/** Scrolls a list of rows no further than it takes to see one of them, between what stays. */
function showRow(element: HTMLElement, tops: readonly number[], index: number, { head, foot }: Staying): void {
  const top = tops[index];
  if (top === undefined) return;
  const bottom = (tops[index + 1] ?? top) + head + foot;
  if (top < element.scrollTop) element.scrollTop = top;
  else if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight;
}
