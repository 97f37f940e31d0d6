import { Box } from '@haisha/ui';
import { memo } from 'react';
import { useBoard } from '../board-context.ts';
import { spanOf } from '../day/board-rows.ts';
import type { BoardRow, Run } from '../day/board-types.ts';
import { barStateOf, fullnessOf, worstOf } from '../day/run-facts.ts';
import { barParts } from '../geometry/bar-parts.ts';
import { barBox, type Scale, xOf } from '../geometry/scale.ts';
import { carriedRun, useBoardState } from './board-store.ts';
import { HereTag } from './here-tag.tsx';
import { heightOf, laneTop, measuresOf } from './measures.ts';
import { RowFrame } from './row-frame.ts';
import { RowHeadText } from './row-head.tsx';
import { RunBar } from './run-bar.tsx';
import { useBarLabel } from './use-bar-label.ts';
import { useRowWords } from './use-row-words.ts';

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
    const { store, address, canMove, day, isDense, ownerColourOf } = useBoard();
    const words = useRowWords();
    const labelOf = useBarLabel();
    const activeRun = useBoardState(store, ({ active }) => (active?.rowKey === row.key ? (active.runId ?? '') : null));
    const verdict = useBoardState(store, ({ carry, verdicts }) => (carry ? verdicts.get(row.key) : undefined));
    const isTarget = useBoardState(store, ({ carry }) => carry?.rowKey === row.key);
    const carried = useBoardState(store, carriedRun);
    // One text for all that is shown of others here, so that only a change of it draws the row anew.
    const here = useBoardState(store, ({ others }) => row.runs.flatMap(({ id }) => others.get(id) ?? []).join('\n'));
    const heights = { range: scale.range, isDense };
    const measures = measuresOf(heights, row);
    const first = { start: scale.start, end: scale.start + 86_400_000 };
    const band = row.bands.find(({ start, end }) => start < first.end && end > first.start);

    const namesAt = (id: string) =>
      here === '' ? '' : (store.get().others.get(id) ?? []).join(words.t('row.separator'));

    function bar(run: Run) {
      const box = barBox(scale, spanOf(run), run.operationDate);
      if (!box) return null;
      const vehicle = day?.vehicles.find(({ id }) => id === run.vehicleId);
      const worst = worstOf(run.findings);
      const state = barStateOf(run);
      const facts = words.factsOf(run, row, scale, fullnessOf(run, vehicle), worst !== null || state !== 'planned');
      const { start, end } = spanOf(run);
      return (
        <RunBar
          key={run.id}
          run={run}
          box={box}
          top={laneTop(measures, row.lanes.laneOf.get(run.id) ?? 0)}
          height={measures.bar}
          parts={barParts(box.width, facts, measures.isOneLine)}
          label={labelOf(run, row)}
          owner={ownerColourOf(run.load.cargoOwnerIds)}
          gone={state === 'departed' ? Math.round(Math.max(0, Math.min(1, (now - start) / (end - start))) * 100) : null}
          isOneLine={measures.isOneLine}
          isActive={activeRun === run.id}
          isSelected={openRun === run.id}
          isAway={carried === run.id}
          isFresh={fresh.has(run.id)}
          canMove={canMove}
          others={namesAt(run.id)}
          rowTop={top}
        />
      );
    }

    return (
      <RowFrame
        role="row"
        aria-rowindex={index}
        data-row={row.key}
        data-may={verdict?.level}
        data-target={isTarget ? '' : undefined}
        data-flat={measures.isOneLine ? '' : undefined}
        data-current={row.runs.some(({ id }) => id === openRun) ? '' : undefined}
        style={{ transform: `translateY(${top}px)`, height: heightOf(heights, row) }}
      >
        <Box role="rowheader" data-head="" tabIndex={activeRun === '' ? 0 : -1}>
          <RowHeadText
            row={row}
            date={address.date}
            lines={scale.range === 'month' ? 'month' : isDense ? 'one' : 'two'}
            band={band}
            verdict={verdict}
          />
          {here !== '' && <HereTag names={here.split('\n')} />}
        </Box>
        <div role="none" data-lane="">
          {row.bands.map((one) => (
            <RowBandView key={one.start} row={row} band={one} scale={scale} />
          ))}
          {row.runs.map(bar)}
        </div>
      </RowFrame>
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

function RowBandView({ row, band, scale }: { row: BoardRow; band: BoardRow['bands'][number]; scale: Scale }) {
  const { reasonOf } = useRowWords();
  const left = Math.max(0, xOf(scale, band.start));
  const right = Math.min(scale.width, xOf(scale, band.end));
  if (right <= left) return null;
  return (
    <div data-off="" aria-hidden="true" style={{ insetInlineStart: left + 1, width: right - left - 2 }}>
      <span>{reasonOf(row.head, band.reason)}</span>
    </div>
  );
}
