import { memo } from 'react';
import { useBoard } from '../board-context.ts';
import { spanOf } from '../day/board-rows.ts';
import type { BoardRow, Run } from '../day/board-types.ts';
import { barStateOf, fullnessOf, worstOf } from '../day/run-facts.ts';
import { barParts } from '../geometry/bar-parts.ts';
import { barBox, type Scale, xOf } from '../geometry/scale.ts';
import { carriedRun, useBoardState } from './board-store.ts';
import { laneTop, measuresOf } from './measures.ts';
import { RunBar } from './run-bar.tsx';
import { useBarLabel } from './use-bar-label.ts';
import { useRowWords } from './use-row-words.ts';

export type RowLaneProps = {
  row: BoardRow;
  /** Where its row is on the board. */
  top: number;
  scale: Scale;
  now: number;
  /** The run of the row whose panel is open. */
  openRun: string | null;
  /** The run that the keys are on; empty for the head of the row. */
  activeRun: string | null;
  fresh: ReadonlySet<string>;
  /** The names of others who are at runs of the row, a line each. */
  here: string;
};

/** The bars of a row. A verdict on the row, which changes with every step of what is carried, does not draw them anew. */
export const RowLane = memo(function RowLane(props: RowLaneProps) {
  const { row, top, scale, now, openRun, activeRun, fresh, here } = props;
  const { store, canMove, day, isDense, ownerColourOf } = useBoard();
  const words = useRowWords();
  const labelOf = useBarLabel();
  const carried = useBoardState(store, (state) => {
    const id = carriedRun(state);
    return row.runs.some((run) => run.id === id) ? id : null;
  });
  const measures = measuresOf({ range: scale.range, isDense }, row);

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
    <div role="none" data-lane="">
      {row.bands.map((one) => (
        <RowBandView key={one.start} row={row} band={one} scale={scale} />
      ))}
      {row.runs.map(bar)}
    </div>
  );
});

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
