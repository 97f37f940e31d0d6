import { useLayoutEffect, useRef } from 'react';
import { toneOf } from '../carry/verdict.ts';
import { VerdictBox } from '../carry/verdict-box.tsx';
import type { BoardRow } from '../day/board-types.ts';
import { codeOf, fullnessOf, loadPercentOf } from '../day/run-facts.ts';
import { barParts } from '../geometry/bar-parts.ts';
import { barLines } from './bar-text.tsx';
import { useBoardState } from './board-store.ts';
import { clockText } from './clock-text.ts';
import { ghostStand, styleOfStand } from './ghost-stand.ts';
import { headWidthOf } from './measures.ts';
import type { RowScene } from './use-row-scene.ts';
import { clockFrom } from './use-row-words.ts';

export type GhostProps = {
  rows: readonly BoardRow[];
  tops: readonly number[];
  scene: RowScene;
  /** Whether the box with the verdict stands above its row. */
  isLow: (top: number) => boolean;
  /** Where the rows are in the window, if they have no room for the box: it stands above all of them. */
  inWindow?: () => { left: number; top: number };
};

/** What is carried, where it would be put down. It follows the pointer by itself; its texts come with the next frame. */
export function Ghost({ rows, tops, scene, isLow, inWindow }: GhostProps) {
  const { date, ownerColourOf, scale, store, vehicleOf, words } = scene;
  const bar = useRef<HTMLDivElement>(null);
  const carry = useBoardState(store, (state) => state.carry);
  const verdict = useBoardState(store, (state) => state.verdicts.get(state.carry?.rowKey ?? ''));

  useLayoutEffect(
    () =>
      store.follow((next) => {
        const element = bar.current;
        const there = ghostStand(rows, tops, scene, next);
        if (element && there) Object.assign(element.style, styleOfStand(there, scale.range));
      }),
    [store, rows, tops, scene],
  );

  const stand = carry && ghostStand(rows, tops, scene, carry);
  if (!carry || !stand) return null;
  const tone = verdict && toneOf(verdict);
  const worst = tone === undefined || tone === 'ok' ? null : tone;
  const { cargo } = carry;
  const { left, measures, row, rowTop, span, width } = stand;
  const from = clockFrom(scale, cargo.kind === 'run' ? cargo.run : { operationDate: date });
  const base = {
    hasSign: worst !== null,
    isFinding: true,
    start: clockText(from, span.start),
    end: `–${clockText(from, span.end)}`,
  };
  const onto = row.runs.find(({ id }) => id === carry.onRunId);
  const vehicle = row.head.kind === 'vehicle' ? row.head.vehicle : undefined;
  const facts =
    cargo.kind === 'run'
      ? {
          ...words.factsOf(cargo.run, row, scale, fullnessOf(cargo.run, vehicle ?? vehicleOf(cargo.run)), base.hasSign),
          ...base,
        }
      : {
          ...base,
          code: onto
            ? words.t('ghost.onto', { run: codeOf(onto) })
            : words.t('ghost.deliveries', { count: cargo.deliveries.length }),
          from: null,
          to: null,
          late: [],
          otherDriver: null,
          load: shareOf(cargo, vehicle),
          zones: [],
          stops: null,
          rowDriver: null,
        };
  const owners =
    cargo.kind === 'run' ? cargo.run.load.cargoOwnerIds : cargo.deliveries.map(({ cargoOwnerId }) => cargoOwnerId);
  const style: React.CSSProperties & Record<`--${string}`, string> = {
    ...styleOfStand(stand, scale.range),
    '--owner': ownerColourOf(owners) ?? 'var(--chakra-colors-border-control)',
  };
  const isAbove = isLow(rowTop);
  const outside = inWindow?.();
  const parts = barParts(width, facts, measures.isOneLine);
  return (
    <>
      <div
        ref={bar}
        data-bar=""
        data-ghost={tone ?? ''}
        data-state="planned"
        data-one={measures.isOneLine ? '' : undefined}
        aria-hidden="true"
        style={style}
      >
        <span data-told="" />
        {barLines({ parts, state: 'planned', worst, isOneLine: measures.isOneLine, zoneOf: words.zoneOf })}
        {parts.end === null && (
          <span data-clock="">
            {base.start}
            {base.end}
          </span>
        )}
      </div>
      <VerdictBox
        left={(outside?.left ?? 0) + headWidthOf(scale.range) + Math.max(8, Math.min(left, scale.width - 372))}
        top={outside ? outside.top - 8 : isAbove ? rowTop - 8 : stand.rowEnd + 8}
        isAbove={isAbove}
        isInWindow={outside !== undefined}
      />
    </>
  );
}

type Cargo = {
  deliveries: readonly {
    weightKg: number | null;
    volumeCubicMetres: number | null;
    cages: number | null;
    pallets: number | null;
  }[];
};

function shareOf({ deliveries }: Cargo, vehicle: Parameters<typeof fullnessOf>[1]): string | null {
  const sum = (name: keyof Cargo['deliveries'][number]) =>
    deliveries.reduce((total, one) => total + (one[name] ?? 0), 0);
  const load = {
    weightKg: sum('weightKg'),
    volumeCubicMetres: sum('volumeCubicMetres'),
    cages: sum('cages'),
    pallets: sum('pallets'),
  };
  const percent = loadPercentOf(fullnessOf({ load }, vehicle));
  return percent === null ? null : `${percent}%`;
}
