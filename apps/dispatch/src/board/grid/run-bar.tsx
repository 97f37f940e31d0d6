import type { Lateness } from '@haisha/rules/runs/late-run';
import type { CSSProperties } from 'react';
import type { Run } from '../day/board-types.ts';
import { barStateOf, isCarriable, worseOf, worstOf } from '../day/run-facts.ts';
import { type BarParts, narrowPx } from '../geometry/bar-parts.ts';
import type { BarBox } from '../geometry/scale.ts';
import { barLines } from './bar-text.tsx';
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
  /** How late it is, if it should have left. */
  late: Lateness | null;
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
 * Draws a run as a bar: plain elements, placed by their margins, since the browser would paint hundreds of transforms one by
 * one and keep a list of what has a position. No component: hundreds of them cost as much as their elements, and its row
 * decides when it is drawn anew.
 */
export function runBar(props: RunBarProps) {
  const { run, box, top, height, parts, owner, late, gone, isOneLine, others, words } = props;
  const here = others && words.t('others.at', { names: others });
  const also = late ? words.lateForms(late)[0] : '';
  const label = also || here ? words.sentence([props.label, also, here]) : props.label;
  const state = barStateOf(run);
  const worst = worstOf(run.findings);
  const style: CSSProperties & Record<`--${string}`, string> = {
    marginInlineStart: box.left,
    marginTop: top,
    width: box.width,
    height,
    '--owner': owner ?? 'var(--chakra-colors-border-control)',
    ...(gone !== null && { '--gone': `${gone}%` }),
  };
  // The linter takes a gridcell for something that is not a plain element.
  const cell = { role: 'gridcell', 'aria-selected': props.isSelected };
  return (
    <div
      key={run.id}
      {...cell}
      tabIndex={props.isActive ? 0 : -1}
      title={parts.code === null || parts.end === null || here ? label : undefined}
      data-bar=""
      data-run={run.id}
      data-state={state}
      data-worst={worseOf(worst, late?.tone ?? null) ?? undefined}
      data-movable={props.canMove && isCarriable(run) ? '' : undefined}
      data-before={box.isFromBefore ? '' : undefined}
      data-onward={box.goesOn ? '' : undefined}
      data-narrow={box.width < narrowPx ? '' : undefined}
      data-one={isOneLine ? '' : undefined}
      data-selected={props.isSelected ? '' : undefined}
      data-away={props.isAway ? '' : undefined}
      data-fresh={props.isFresh ? '' : undefined}
      data-shared={others ? '' : undefined}
      style={style}
    >
      <span data-told="">{label}</span>
      {barLines({ parts, state, worst, late: late?.tone, isOneLine, zoneOf: words.zoneOf })}
      {others && (
        <span data-here="" aria-hidden="true">
          {others[0]}
        </span>
      )}
    </div>
  );
}
