import { latenessOf } from '@haisha/rules/runs/late-run';
import { memo, useMemo } from 'react';
import { spanOf } from '../day/board-rows.ts';
import type { BoardRow, Run } from '../day/board-types.ts';
import { barStateOf, fullnessOf, worstOf } from '../day/run-facts.ts';
import { barParts, textPx } from '../geometry/bar-parts.ts';
import { barBox, xOf } from '../geometry/scale.ts';
import { laneTop, measuresOf } from './measures.ts';
import { runBar } from './run-bar.tsx';
import { useGlides } from './use-glides.ts';
import type { RowScene } from './use-row-scene.ts';

export type RowLaneProps = {
  row: BoardRow;
  /** Where its row is on the board. */
  top: number;
  scene: RowScene;
  now: number;
  /** Up to which place bars are drawn. */
  until: number;
  /** The run of the row whose panel is open. */
  openRun: string | null;
  /** The run that the keys are on; empty for the head of the row. */
  activeRun: string | null;
  /** The run of the row that is carried. */
  carried: string | null;
  fresh: ReadonlySet<string>;
  /** The names of others who are at runs of the row, a line each. */
  here: string;
};

/** The bars of a row. A verdict on the row, which changes with every step of what is carried, does not draw them anew. */
export const RowLane = memo(function RowLane(props: RowLaneProps) {
  const { row, top, scene, now, until, openRun, activeRun, carried, fresh, here } = props;
  const { scale, isDense, words } = scene;
  const measures = measuresOf({ range: scale.range, isDense }, row);
  const bars = useMemo(
    () =>
      row.runs.flatMap((run) => {
        const box = barBox(scale, spanOf(run), run.operationDate);
        return box && box.left < until ? [{ run, box, top: laneTop(measures, row.lanes.laneOf.get(run.id) ?? 0) }] : [];
      }),
    [row, scale, measures, until],
  );
  const stands = useMemo(
    () => bars.map((one) => ({ runId: one.run.id, x: one.box.left, y: top + one.top })),
    [bars, top],
  );
  const lane = useGlides(row.key, stands);

  function goneOf(run: Run): number {
    const { start, end } = spanOf(run);
    return Math.round(Math.max(0, Math.min(1, (now - start) / (end - start))) * 100);
  }

  return (
    <div ref={lane} role="none" data-lane="">
      {row.bands.map((one) => (
        <RowBandView key={one.start} row={row} band={one} scene={scene} />
      ))}
      {bars.map(({ run, box, top: barTop }) => {
        const state = barStateOf(run);
        const late = latenessOf(run, now);
        const hasSign = late !== null || worstOf(run.findings) !== null || state !== 'planned';
        const facts = words.factsOf(run, row, scale, fullnessOf(run, scene.vehicleOf(run)), hasSign, late);
        return runBar({
          ...{ run, box, top: barTop, height: measures.bar, isOneLine: measures.isOneLine, words },
          parts: barParts(box.width, facts, measures.isOneLine),
          label: scene.labelOf(run, row),
          late,
          owner: scene.ownerColourOf(run.load.cargoOwnerIds),
          gone: state === 'departed' ? goneOf(run) : null,
          isActive: activeRun === run.id,
          isSelected: openRun === run.id,
          isAway: carried === run.id,
          isFresh: fresh.has(run.id),
          canMove: scene.canMove,
          others: here === '' ? '' : words.joined(scene.store.get().others.get(run.id) ?? []),
        });
      })}
    </div>
  );
});

const reasonPx = 12;
const aroundReasonPx = 28;

/** A stretch in which a row takes no run, with the reason where all of it has room: its head says it as well. */
function RowBandView({ row, band, scene }: { row: BoardRow; band: BoardRow['bands'][number]; scene: RowScene }) {
  const { scale, words } = scene;
  const left = Math.max(0, xOf(scale, band.start));
  const right = Math.min(scale.width, xOf(scale, band.end));
  if (right <= left) return null;
  const reason = words.reasonOf(row.head, band.reason);
  const hasRoom = textPx(reason, reasonPx) + aroundReasonPx <= right - left;
  return (
    <div data-off="" aria-hidden="true" style={{ marginInlineStart: left + 1, width: right - left - 2 }}>
      {hasRoom && <span>{reason}</span>}
    </div>
  );
}
