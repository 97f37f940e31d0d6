import { useTranslation } from '@haisha/i18n';
import { Icon, type IconName } from '@haisha/ui';
import { type CSSProperties, memo } from 'react';
import type { Run } from '../day/board-types.ts';
import { type BarState, barStateOf, isCarriable, type Worst, worstOf } from '../day/run-facts.ts';
import { type BarParts, narrowPx } from '../geometry/bar-parts.ts';
import type { BarBox } from '../geometry/scale.ts';
import { GridPart } from './grid-part.tsx';
import { useGlide } from './use-glide.ts';

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
  /** Where its row is on the board, from which it glides to another. */
  rowTop: number;
};

const signs: Readonly<Record<BarState, { name: IconName; tone: string } | null>> = {
  planned: null,
  requested: { name: 'upload', tone: 'asked' },
  confirmed: { name: 'check', tone: 'set' },
  departed: { name: 'arrowRight', tone: 'going' },
  returned: { name: 'check', tone: 'done' },
};

/** A run as a bar: plain elements that are moved by their transform. */
export const RunBar = memo(function RunBar(props: RunBarProps) {
  const { run, box, top, height, parts, owner, gone, isOneLine, others } = props;
  const { t } = useTranslation('board');
  const glide = useGlide(run.id, box.left, props.rowTop + top);
  const here = others && t('others.at', { names: others });
  const label = here ? `${props.label}${t('bar.separator')}${here}` : props.label;
  const state = barStateOf(run);
  const worst = worstOf(run.findings);
  const style: CSSProperties & Record<`--${string}`, string> = {
    transform: `translate(${box.left}px, ${top}px)`,
    width: box.width,
    height,
    '--owner': owner ?? 'var(--chakra-colors-border-control)',
    ...(gone !== null && { '--gone': `${gone}%` }),
  };
  return (
    <GridPart
      ref={glide}
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
      <BarText parts={parts} state={state} worst={worst} isOneLine={isOneLine} />
      {others && (
        <span data-here="" aria-hidden="true">
          {others[0]}
        </span>
      )}
    </GridPart>
  );
});

export type BarTextProps = { parts: BarParts; state: BarState; worst: Worst; isOneLine: boolean };

/** What a bar says: course and places above, times and the rest below; in one line where rows are low. */
export function BarText({ parts, state, worst, isOneLine }: BarTextProps) {
  const { t } = useTranslation('board');
  const sign =
    worst === null ? signs[state] : { name: worst === 'red' ? ('error' as const) : ('warning' as const), tone: worst };
  const zones = parts.zones.map((zone) => (
    <span key={zone} data-zone={zone}>
      {t(`zoneLetter.${zone}`)}
    </span>
  ));
  const upper = (
    <>
      {parts.hasSign && sign && (
        <span data-sign={sign.tone}>
          <Icon name={sign.name} size={14} />
        </span>
      )}
      {parts.code !== null && <b>{parts.code}</b>}
      {parts.from !== null && (
        <span>
          {parts.from}
          {parts.to !== null && `→${parts.to}`}
        </span>
      )}
    </>
  );
  const times = parts.start !== null && (
    <span>
      {parts.start}
      {parts.end}
    </span>
  );
  if (isOneLine) {
    return (
      <div aria-hidden="true">
        {upper}
        {parts.to !== null && times && <small>{times}</small>}
      </div>
    );
  }
  return (
    <>
      <div aria-hidden="true">{upper}</div>
      <div aria-hidden="true">
        {times}
        {parts.otherDriver !== null && <span data-other="">{parts.otherDriver}</span>}
        {parts.load !== null && <span>{parts.load}</span>}
        {zones}
        {parts.stops !== null && <span>{parts.stops}</span>}
        {parts.rowDriver !== null && <span>{parts.rowDriver}</span>}
      </div>
    </>
  );
}
