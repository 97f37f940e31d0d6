import { memo } from 'react';
import { useBoard } from '../board-context.ts';
import type { BoardRow } from '../day/board-types.ts';
import type { Scale } from '../geometry/scale.ts';
import { useBoardState } from './board-store.ts';
import { GridPart } from './grid-part.tsx';
import { HereTag } from './here-tag.tsx';
import { heightOf, measuresOf } from './measures.ts';
import { RowHeadText } from './row-head.tsx';
import { RowLane } from './row-lane.tsx';

export type BoardRowProps = {
  row: BoardRow;
  top: number;
  /** Its number among all rows, from 1. */
  index: number;
  scale: Scale;
  now: number;
  /** The run whose panel is open. */
  openRun: string | null;
  fresh: ReadonlySet<string>;
};

/** A row of the board; it draws itself anew only when its own runs change or something is carried over it. */
export const BoardRowView = memo(
  function BoardRowView({ row, top, index, scale, now, openRun, fresh }: BoardRowProps) {
    const { store, address, isDense } = useBoard();
    const activeRun = useBoardState(store, ({ active }) => (active?.rowKey === row.key ? (active.runId ?? '') : null));
    const verdict = useBoardState(store, ({ carry, verdicts }) => (carry ? verdicts.get(row.key) : undefined));
    const isTarget = useBoardState(store, ({ carry }) => carry?.rowKey === row.key);
    // One text for all that is shown of others here, so that only a change of it draws the row anew.
    const here = useBoardState(store, ({ others }) => row.runs.flatMap(({ id }) => others.get(id) ?? []).join('\n'));
    const heights = { range: scale.range, isDense };
    const first = { start: scale.start, end: scale.start + 86_400_000 };
    const band = row.bands.find(({ start, end }) => start < first.end && end > first.start);
    const isOpen = row.runs.some(({ id }) => id === openRun);

    return (
      <GridPart
        role="row"
        aria-rowindex={index}
        data-row={row.key}
        data-may={verdict?.level}
        data-target={isTarget ? '' : undefined}
        data-flat={measuresOf(heights, row).isOneLine ? '' : undefined}
        data-current={isOpen ? '' : undefined}
        style={{ transform: `translateY(${top}px)`, height: heightOf(heights, row) }}
      >
        <GridPart role="rowheader" data-head="" tabIndex={activeRun === '' ? 0 : -1}>
          <RowHeadText
            row={row}
            date={address.date}
            lines={scale.range === 'month' ? 'month' : isDense ? 'one' : 'two'}
            band={band}
            verdict={verdict}
          />
          {here !== '' && <HereTag names={here.split('\n')} />}
        </GridPart>
        <RowLane
          row={row}
          top={top}
          scale={scale}
          now={now}
          openRun={isOpen ? openRun : null}
          activeRun={activeRun}
          fresh={fresh}
          here={here}
        />
      </GridPart>
    );
  },
  (before, after) =>
    before.top === after.top &&
    before.index === after.index &&
    before.scale === after.scale &&
    before.fresh === after.fresh &&
    before.row.head.kind === after.row.head.kind &&
    isSameRow(before.row, after.row) &&
    isSameOpen(before, after) &&
    (before.now === after.now || !after.row.runs.some(({ status }) => status === 'departed')),
);

/** What came from the server keeps its identity as long as it is the same. */
function isSameRow(a: BoardRow, b: BoardRow): boolean {
  const parts = ({ head }: BoardRow): unknown[] => Object.values(head);
  const isSame = (left: readonly unknown[], right: readonly unknown[]) =>
    left.length === right.length && left.every((one, index) => one === right[index]);
  return a.key === b.key && isSame(a.runs, b.runs) && isSame(parts(a), parts(b)) && a.bands.length === b.bands.length;
}

function isSameOpen(before: BoardRowProps, after: BoardRowProps): boolean {
  if (before.openRun === after.openRun) return true;
  return !after.row.runs.some(({ id }) => id === before.openRun || id === after.openRun);
}
