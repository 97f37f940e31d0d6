import { useTranslation } from '@haisha/i18n';
import { latenessOf } from '@haisha/rules/runs/late-run';
import { Icon, type IconName, Kbd } from '@haisha/ui';
import { CountStrip } from '@haisha/ui/count-strip';
import { useMemo, useState } from 'react';
import { useBoard } from '../board-context.ts';
import type { Run } from '../day/board-types.ts';
import { stopAfter, type WalkStop, walkOf } from '../day/decision-walk.ts';
import { type DecisionKind, type Decisions, decisionKinds, lateRuns, nextOf } from '../day/decisions.ts';
import { useNow } from '../grid/use-now.ts';
import { focusLeftSearch, useListFold } from '../kept/use-fold.ts';
import { useBoardShortcut } from '../keys/use-board-shortcut.ts';

const icons: Readonly<Record<DecisionKind, IconName>> = {
  late: 'attendance',
  red: 'error',
  amber: 'warning',
  unconfirmed: 'edit',
  requested: 'upload',
};

export type DecisionStripProps = { decisions: Decisions | undefined; isPhone: boolean };

/** Counts what needs a decision; before they are known it keeps their place. */
export function DecisionStrip({ decisions, isPhone }: DecisionStripProps) {
  const { date } = useBoard().address;
  if (decisions) return <Counts key={date} decisions={decisions} isPhone={isPhone} />;
  return <CountStrip aria-hidden="true" {...(isPhone && { h: { base: '47px', sm: '37px' } })} />;
}

type CountsProps = { decisions: Decisions; isPhone: boolean };

/** A press on a count goes through its runs, N through those of all counts. A phone has what is left over in a tab of its own. */
function Counts({ decisions, isPhone }: CountsProps) {
  const { t } = useTranslation('board');
  const { address, change, day } = useBoard();
  const { unassigned, vehicles, vehiclesUsed, averageLoad } = decisions;
  const now = useNow();
  const late = useMemo(() => (day ? lateRuns(day, now) : []), [day, now]);
  const runs = { ...decisions.runs, late };
  const list = useListFold(address.range);
  const [begin, setBegin] = useState<DecisionKind>(decisionKinds[0]);
  const [stop, setStop] = useState<WalkStop>();
  const walk = walkOf(runs, begin);
  const isWalking = stop !== undefined && stop.run.id === address.run;

  function go(to: WalkStop | undefined): void {
    if (!to) return;
    setStop(to);
    change({ run: to.run.id }, { replace: true });
  }

  function goOn(): void {
    // A closed panel does not end the walk, another run that was opened does.
    const opened = walk.find(({ run }) => run.id === address.run);
    go(stopAfter(walk, address.run === null || isWalking ? stop : opened, begin));
  }

  function goWithin(kind: DecisionKind): void {
    const run = nextOf(runs[kind], address.run);
    setBegin(kind);
    go(run && { kind, run });
  }

  useBoardShortcut('n', goOn, { enabled: walk.length > 0 });

  // A phone has room for those that stand there each day.
  const kinds = decisionKinds.filter((one) => !isPhone || one !== 'late' || late.length > 0);
  const counts = kinds.map((one) => (
    <button
      key={one}
      type="button"
      data-kind={runs[one].length > 0 ? toneOf(one, late, now) : undefined}
      data-on={isWalking && stop.kind === one ? '' : undefined}
      aria-current={isWalking && stop.kind === one}
      disabled={runs[one].length === 0}
      onClick={() => goWithin(one)}
    >
      {!isPhone && <Icon name={icons[one]} size={16} />}
      {t(`strip.${one}`)} <b>{runs[one].length}</b>
    </button>
  ));
  if (isPhone) {
    return (
      <CountStrip aria-label={t('strip.label')} css={phoneCounts}>
        {counts}
      </CountStrip>
    );
  }
  return (
    <CountStrip aria-label={t('strip.label')} css={wholeCounts}>
      <span>{t('strip.label')}</span>
      <button
        type="button"
        disabled={unassigned === 0}
        data-on={address.run === null && unassigned > 0 ? '' : undefined}
        onClick={() => {
          list.setOpen(true);
          change({ run: null }, { replace: true });
          focusLeftSearch();
        }}
      >
        <Icon name="inbox" size={16} />
        {t('strip.unassigned')} <b>{unassigned}</b>
      </button>
      {counts}
      {walk.length > 0 && (
        <button type="button" data-next="" aria-keyshortcuts="n" onClick={goOn}>
          {t('strip.next')} <Kbd aria-hidden="true">N</Kbd>
        </button>
      )}
      <i />
      <span data-figure="">
        {t('strip.used')} <b>{vehiclesUsed}</b> / {vehicles}
      </span>
      {averageLoad !== null && (
        <span data-figure="">
          {t('strip.load')} <b>{averageLoad}%</b>
        </span>
      )}
    </CountStrip>
  );
}

/** Late runs are red as soon as one of them is. */
function toneOf(kind: DecisionKind, late: readonly Run[], now: number): string {
  if (kind !== 'late') return kind;
  return late.some((run) => latenessOf(run, now)?.tone === 'red') ? 'red' : 'amber';
}

/** What has no room is left out whole, which is first what is only read. */
const wholeCounts = { flexWrap: 'wrap', h: '36px', py: '3px', rowGap: '8px', overflow: 'hidden' };

/** On a phone each count stands over its word, which has as much room as it needs, so that none is cut. */
const phoneCounts = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  gap: '0',
  px: '1',
  overflow: 'hidden',
  '& > button, & > button:first-child': {
    flexDirection: { base: 'column-reverse', sm: 'row' },
    justifyContent: 'center',
    gap: { base: '0', sm: '1.5' },
    h: { base: '46px', sm: '36px' },
    px: '1',
    ms: '0',
    lineHeight: '1.2',
    textStyle: { base: 'xs', sm: 'sm' },
    '& b': { lineHeight: '1.2' },
  },
};
