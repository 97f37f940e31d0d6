import type { BoardRow } from '../day/board-types.ts';
import type { BoardRange } from '../geometry/scale.ts';

/** Heights in pixels: above the first bar, a bar, and from one lane to the next; a low bar has one line of text. */
export type Measures = { above: number; bar: number; lane: number; isOneLine: boolean };

/** Returns the width of the frozen column with what rows are about; beside a month it has one figure. */
export function headWidthOf(range: BoardRange): number {
  return range === 'month' ? 264 : 288;
}

/** The hours over the rows. */
export const timeHeadHeight = 40;

const day: Measures = { above: 4, bar: 35, lane: 39, isOneLine: false };
const flat: Measures = { above: 4, bar: 28, lane: 31, isOneLine: true };
const month: Measures = { above: 3, bar: 18, lane: 19, isOneLine: true };

/** What decides how high rows are: how much time the board shows, and whether the person wants rows of one line. */
export type RowHeights = { range: BoardRange; isDense: boolean };

/** Returns the measures of a row: delivery companies, a month and a dense board have rows of one line. */
export function measuresOf({ isDense, range }: RowHeights, { head }: Pick<BoardRow, 'head'>): Measures {
  if (range === 'month') return month;
  return isDense || head.kind === 'company' ? flat : day;
}

/** Returns the height of a row with all its lanes. */
export function heightOf(heights: RowHeights, row: BoardRow): number {
  return 5 + measuresOf(heights, row).lane * row.lanes.count;
}

/** Returns how far below the top of its row a lane begins. */
export function laneTop({ above, lane }: Measures, index: number): number {
  return above + lane * index;
}

export const bandTitleHeight = 26;

const sumHeight = 24;

/** Returns how many sums stay at the foot of the rows: three of a month. */
export function sumCountOf(range: BoardRange): number {
  return range === 'month' ? 3 : 0;
}

/** Returns how high they are. */
export function sumsHeightOf(range: BoardRange): number {
  const count = sumCountOf(range);
  return count === 0 ? 0 : count * sumHeight + 1;
}

const bandEdge = 2;
const bandRow = { height: 36, most: 3 };
/** So many rows of two lines come first. */
const firstRows = 8 * 44;

/**
 * Returns how high the band may become in a room for the board (0: not known yet): three companies, fewer where own rows
 * would have too little room, and one at least.
 */
export function mostBandHeight(roomHeight: number): number {
  const rest = roomHeight - timeHeadHeight - firstRows - bandTitleHeight - bandEdge;
  const rows = roomHeight === 0 ? bandRow.most : Math.floor(rest / bandRow.height);
  return bandTitleHeight + bandEdge + bandRow.height * Math.max(1, Math.min(bandRow.most, rows));
}

/** Returns the height of the band, whose rows begin at these heights; 0 where there are no companies. */
export function bandHeight(tops: readonly number[], roomHeight: number, companies: number): number {
  return companies === 0 ? 0 : Math.min(mostBandHeight(roomHeight), bandTitleHeight + bandEdge + (tops.at(-1) ?? 0));
}
