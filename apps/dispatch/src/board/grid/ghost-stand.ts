import { tokyoDate } from '@haisha/i18n';
import type { Carry } from '../carry/carry.ts';
import type { BoardRow } from '../day/board-types.ts';
import { type BoardRange, barBox, type Span } from '../geometry/scale.ts';
import { headWidthOf, laneTop, type Measures, measuresOf } from './measures.ts';
import type { RowScene } from './use-row-scene.ts';

/** Where what is carried would stand among some rows; lengths in pixels. */
export type GhostStand = {
  row: BoardRow;
  /** From when to when, which is the time of that run. */
  span: Span;
  /** Where its row begins and ends. */
  rowTop: number;
  rowEnd: number;
  /** From the left edge of the lanes, and from the top of the rows. */
  left: number;
  top: number;
  width: number;
  measures: Measures;
};

/** So wide is a short run while it is carried. */
const leastWidth = 24;

/** Finds the place of what is carried; null where these rows do not have it. */
export function ghostStand(
  rows: readonly BoardRow[],
  tops: readonly number[],
  { isDense, scale }: Pick<RowScene, 'isDense' | 'scale'>,
  { end, onRunId, rowKey, start }: Carry,
): GhostStand | null {
  const index = rows.findIndex(({ key }) => key === rowKey);
  const row = rows[index];
  if (!row) return null;
  const onto = row.runs.find(({ id }) => id === onRunId);
  const span = onto ? { start: Date.parse(onto.start), end: Date.parse(onto.end) } : { start, end };
  const box = barBox(scale, span, tokyoDate(new Date(span.start)));
  if (!box) return null;
  const measures = measuresOf({ range: scale.range, isDense }, row);
  const rowTop = tops[index] ?? 0;
  return {
    ...{ row, span, rowTop, measures },
    rowEnd: tops[index + 1] ?? rowTop,
    left: box.left,
    top: rowTop + laneTop(measures, onto ? (row.lanes.laneOf.get(onto.id) ?? 0) : 0),
    width: Math.max(leastWidth, box.width),
  };
}

/** Returns the style that puts it there: a transform, which needs no layout. */
export function styleOfStand({ left, measures, top, width }: GhostStand, range: BoardRange) {
  return {
    transform: `translate(${headWidthOf(range) + left}px, ${top}px)`,
    width: `${width}px`,
    height: `${measures.bar}px`,
  };
}
