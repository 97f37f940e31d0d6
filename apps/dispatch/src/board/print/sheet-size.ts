import type { BoardRow } from '../day/board-types.ts';
import { lettersOf, sheetBar } from './sheet-bars.ts';

/** A3 landscape without its margins, and what a page may stay empty at its end. */
const pageMm = 276;
const lostAtBreakMm = 12;
const lettersOfHead = 40;
/** Columns of what is left over, with the largest scale at which A3 is wide enough for so many. */
const columns = [
  [4, 404 / 281],
  [5, 1.26],
  [6, 1.04],
] as const;

/** How many lanes of bars a row has on paper: none where no run of it lies on the day. */
export function lanesOnPaper({ runs, lanes }: BoardRow, midnight: number): number {
  return runs.some((run) => sheetBar(midnight, run)) ? lanes.count : 0;
}

/**
 * Returns by how much everything may be larger on A3 than on A4 so that the day fills as few pages as hold it: from 1 to
 * 1.43. `headOf` gives the head of a row; `left` counts what is left over.
 */
export function largestScale(
  rows: readonly BoardRow[],
  headOf: (row: BoardRow) => string,
  left: number,
  midnight: number,
): number {
  const heights = rows.map((row) => {
    const lanes = lanesOnPaper(row, midnight);
    const head = lettersOf(headOf(row)) > lettersOfHead ? 6.6 : 4.6;
    return Math.max(head, lanes === 0 ? 0 : lanes * 8 + 0.8) + 0.3;
  });
  const rest = 21 + heights.reduce((sum, height) => sum + height, 0);
  for (let pages = 1; ; pages += 1) {
    const room = pages * pageMm - (pages - 1) * lostAtBreakMm;
    const scales = columns.map(([count, most]) => Math.min(most, room / (rest + Math.ceil(left / count) * 3.6)));
    const scale = Math.floor(Math.max(...scales) * 100) / 100;
    if (scale >= 1) return scale;
  }
}
