import { formatDate, useTranslation } from '@haisha/i18n';
import { type DueState, dueState } from '@haisha/rules/due';
import { StatusBadge, type StatusTone } from '@haisha/ui';

export type DueBadgeProps = {
  /** The due date, YYYY-MM-DD. */
  date: string;
  /** Whole days from today to the date; negative once it has passed. */
  daysLeft: number;
  /** Nothing is on record: once the date has passed, the badge says so. */
  isMissing?: boolean;
};

/** The colours repeat what the words say. */
const tones: Record<Exclude<DueState, 'ok'>, StatusTone> = {
  expired: 'overdue',
  within7: 'danger',
  within14: 'warning',
  within30: 'info',
  within60: 'neutral',
};

/** Shows a due date, and the remaining days once they matter. */
export function DueBadge({ date, daysLeft, isMissing }: DueBadgeProps) {
  const { t } = useTranslation('ui');
  const state = dueState(daysLeft);
  const passed = isMissing ? 'missing' : 'passed';
  const day = (
    <time dateTime={date} style={oneLine}>
      {formatDate(date)}
    </time>
  );
  if (state === 'ok') return day;
  return (
    <span>
      {day}{' '}
      <StatusBadge tone={tones[state]}>
        {daysLeft === 0 ? t('due.today') : t(`due.${daysLeft < 0 ? passed : 'left'}`, { count: Math.abs(daysLeft) })}
      </StatusBadge>
    </span>
  );
}

// A list has hundreds of dates: a plain element renders ten times as fast as a styled one.
const oneLine = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', marginInlineEnd: '0.25rem' } as const;
