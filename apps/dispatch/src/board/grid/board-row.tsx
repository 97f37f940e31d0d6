import { memo } from 'react';
import { toneOf } from '../carry/verdict.ts';
import type { BoardRow } from '../day/board-types.ts';
import { bandOn } from '../day/row-day.ts';
import { GridPart } from './grid-part.tsx';
import { HereTag } from './here-tag.tsx';
import { heightOf, measuresOf } from './measures.ts';
import { RowHeadText } from './row-head.tsx';
import { RowLane } from './row-lane.tsx';
import type { RowScene } from './use-row-scene.ts';
import { useRowState } from './use-row-state.ts';

export type BoardRowProps = {
  row: BoardRow;
  top: number;
  /** Its number among all rows, from 1. */
  index: number;
  scene: RowScene;
  now: number;
  /** Up to which place bars are drawn. */
  until: number;
  /** The run whose panel is open. */
  openRun: string | null;
  fresh: ReadonlySet<string>;
};

/** A row of the board; it draws itself anew only when its own runs change or something is carried over it. */
export const BoardRowView = memo(
  function BoardRowView({ row, top, index, scene, now, until, openRun, fresh }: BoardRowProps) {
    const { activeRun, carried, here, isTarget, verdict } = useRowState(scene, row);
    const { date, isDense, scale } = scene;
    const heights = { range: scale.range, isDense };
    const band = bandOn(row, scale.start);
    const isOpen = row.runs.some(({ id }) => id === openRun);

    return (
      <GridPart
        role="row"
        aria-rowindex={index}
        data-row={row.key}
        data-may={verdict && toneOf(verdict)}
        data-target={isTarget ? '' : undefined}
        data-flat={measuresOf(heights, row).isOneLine ? '' : undefined}
        data-current={isOpen ? '' : undefined}
        style={{ top, height: heightOf(heights, row) }}
      >
        <GridPart role="rowheader" data-head="" tabIndex={activeRun === '' ? 0 : -1}>
          <RowHeadText
            row={row}
            date={date}
            lines={scale.range === 'month' ? 'month' : isDense ? 'one' : 'two'}
            band={band}
            verdict={verdict}
            words={scene.words}
          />
          {here !== '' && <HereTag names={here.split('\n').map((line) => line.slice(line.indexOf('\t') + 1))} />}
        </GridPart>
        <RowLane
          row={row}
          top={top}
          scene={scene}
          now={now}
          until={until}
          openRun={isOpen ? openRun : null}
          activeRun={activeRun}
          carried={carried}
          fresh={fresh}
          here={here}
        />
      </GridPart>
    );
  },
  (before, after) =>
    before.top === after.top &&
    before.index === after.index &&
    before.scene === after.scene &&
    before.until === after.until &&
    before.row.head.kind === after.row.head.kind &&
    isSameRow(before.row, after.row) &&
    isSameOpen(before, after) &&
    (before.fresh === after.fresh || isSameFresh(before, after)) &&
    (before.now === after.now || !after.row.runs.some(({ status }) => status === 'departed')),
);

/** What came from the server keeps its identity as long as it is the same. */
function isSameRow(a: BoardRow, b: BoardRow): boolean {
  if (a === b) return true;
  const parts = ({ head }: BoardRow): unknown[] => Object.values(head);
  const isSame = (left: readonly unknown[], right: readonly unknown[]) =>
    left.length === right.length && left.every((one, index) => one === right[index]);
  return a.key === b.key && isSame(a.runs, b.runs) && isSame(parts(a), parts(b)) && a.bands.length === b.bands.length;
}

function isSameOpen(before: BoardRowProps, after: BoardRowProps): boolean {
  if (before.openRun === after.openRun) return true;
  return !after.row.runs.some(({ id }) => id === before.openRun || id === after.openRun);
}

function isSameFresh(before: BoardRowProps, after: BoardRowProps): boolean {
  return after.row.runs.every(({ id }) => before.fresh.has(id) === after.fresh.has(id));
}
