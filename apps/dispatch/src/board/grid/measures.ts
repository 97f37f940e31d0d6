import type { BoardRow } from '../day/board-types.ts';
import type { BoardRange } from '../geometry/scale.ts';

/** Heights in pixels: a bar, and from one lane to the next; a low bar has one line of text. */
export type Measures = { bar: number; lane: number; isOneLine: boolean };

/** The frozen column with what rows are about. */
export const headWidth = 288;
/** The hours over the rows. */
export const timeHeadHeight = 40;

const day: Measures = { bar: 35, lane: 39, isOneLine: false };
const flat: Measures = { bar: 28, lane: 31, isOneLine: true };
const month: Measures = { bar: 20, lane: 23, isOneLine: true };

/** Returns the measures of a row: delivery companies and a month have rows of one line. */
export function measuresOf(range: BoardRange, { head }: Pick<BoardRow, 'head'>): Measures {
  if (range === 'month') return month;
  return head.kind === 'company' ? flat : day;
}

/** Returns the height of a row with all its lanes. */
export function heightOf(range: BoardRange, row: BoardRow): number {
  return 5 + measuresOf(range, row).lane * row.lanes.count;
}

/** Returns how far below the top of its row a lane begins. */
export function laneTop({ lane }: Measures, index: number): number {
  return 4 + lane * index;
}
