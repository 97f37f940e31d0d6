import { useTranslation } from '@haisha/i18n';
import { Icon, type IconName, Kbd } from '@haisha/ui';
import { CountStrip } from '@haisha/ui/count-strip';
import { useShortcut } from '@haisha/ui/keys';
import { useState } from 'react';
import { useBoard } from '../board-context.ts';
import { type DecisionKind, type Decisions, decisionKinds, nextOf } from '../day/decisions.ts';

const icons: Readonly<Record<DecisionKind, IconName>> = {
  red: 'error',
  amber: 'warning',
  unconfirmed: 'edit',
  requested: 'upload',
};

/** Counts what needs a decision; a press goes from one to the next. */
export function DecisionStrip({ decisions }: { decisions: Decisions }) {
  const { t } = useTranslation('board');
  const { address, change } = useBoard();
  const { runs, unassigned, vehicles, vehiclesUsed, averageLoad } = decisions;
  const first = decisionKinds.find((kind) => runs[kind].length > 0);
  const [kind, setKind] = useState<DecisionKind>();
  const walked = kind !== undefined && runs[kind].length > 0 ? kind : first;

  function go(to: DecisionKind | undefined): void {
    const next = to && nextOf(runs[to], address.run);
    setKind(to);
    if (next) change({ run: next.id }, { replace: true });
  }

  useShortcut('n', () => go(walked), { enabled: walked !== undefined });

  return (
    <CountStrip aria-label={t('strip.label')}>
      <span>{t('strip.label')}</span>
      <button
        type="button"
        disabled={unassigned === 0}
        data-on={address.run === null && unassigned > 0 ? '' : undefined}
        onClick={() => {
          change({ run: null }, { replace: true });
          setTimeout(() => document.querySelector<HTMLElement>('[data-left-search] input')?.focus());
        }}
      >
        <Icon name="inbox" size={16} />
        {t('strip.unassigned')} <b>{unassigned}</b>
      </button>
      {decisionKinds.map((one) => (
        <button
          key={one}
          type="button"
          data-kind={runs[one].length > 0 ? one : undefined}
          disabled={runs[one].length === 0}
          onClick={() => go(one)}
        >
          <Icon name={icons[one]} size={16} />
          {t(`strip.${one}`)} <b>{runs[one].length}</b>
        </button>
      ))}
      {walked && (
        <button type="button" data-next="" aria-keyshortcuts="n" onClick={() => go(walked)}>
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
