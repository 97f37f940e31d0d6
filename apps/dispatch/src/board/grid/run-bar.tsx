import type { CSSProperties } from 'react';
import type { Run } from '../day/board-types.ts';
import { barStateOf, isCarriable, worstOf } from '../day/run-facts.ts';
import { type BarParts, narrowPx } from '../geometry/bar-parts.ts';
import type { BarBox } from '../geometry/scale.ts';
import { BarLines } from './bar-text.tsx';
import { GridPart } from './grid-part.tsx';
import type { RowWords } from './use-row-words.ts';

export type RunBarProps = {
  run: Run;
  box: BarBox;
  top: number;
  height: number;
  parts: BarParts;
  /** The whole of it as people hear it. */
  label: string;
  owner: string | null;
  /** How much of it has passed, in percent, while it is under way. */
  gone: number | null;
  isOneLine: boolean;
  isActive: boolean;
  isSelected: boolean;
  isAway: boolean;
  isFresh: boolean;
  canMove: boolean;
  /** The names of others who are at it. */
  others: string;
  words: RowWords;
};

/**
 * A run as a bar: plain elements, placed without a transform, of which the browser would paint hundreds one by one. Its row
 * decides when it is drawn anew.
 */
export function RunBar(props: RunBarProps) {
  const { run, box, top, height, parts, owner, gone, isOneLine, others, words } = props;
  const here = others && words.t('others.at', { names: others });
  const label = here ? `${props.label}${words.say('bar.separator')}${here}` : props.label;
  const state = barStateOf(run);
  const worst = worstOf(run.findings);
  const style: CSSProperties & Record<`--${string}`, string> = {
    insetInlineStart: box.left,
    top,
    width: box.width,
    height,
    '--owner': owner ?? 'var(--chakra-colors-border-control)',
    ...(gone !== null && { '--gone': `${gone}%` }),
  };
  return (
    <GridPart
      role="gridcell"
      tabIndex={props.isActive ? 0 : -1}
      aria-selected={props.isSelected}
      title={parts.code === null || parts.end === null || here ? label : undefined}
      data-bar=""
      data-run={run.id}
      data-state={state}
      data-worst={worst ?? undefined}
      data-movable={props.canMove && isCarriable(run) ? '' : undefined}
      data-before={box.isFromBefore ? '' : undefined}
      data-onward={box.goesOn ? '' : undefined}
      data-narrow={box.width < narrowPx ? '' : undefined}
      data-one={isOneLine ? '' : undefined}
      data-selected={props.isSelected ? '' : undefined}
      data-away={props.isAway ? '' : undefined}
      data-fresh={props.isFresh ? '' : undefined}
      style={style}
    >
      <span data-told="">{label}</span>
      <BarLines parts={parts} state={state} worst={worst} isOneLine={isOneLine} zoneOf={words.zoneOf} />
      {others && (
        <span data-here="" aria-hidden="true">
          {others[0]}
        </span>
      )}
    </GridPart>
  );
}
