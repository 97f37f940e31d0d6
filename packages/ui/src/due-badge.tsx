import { formatDate, useTranslation } from '@haisha/i18n';
import { StatusBadge, type StatusTone } from '@haisha/ui';

export type DueBadgeProps = {
  /** The day, YYYY-MM-DD. */
  date: string;
  /** Whole days from today to it; negative once it has passed. */
  daysLeft: number;
  /** From how many days on it is said at all, and from how many it is urgent. */
  noticeDays?: number;
  urgentDays?: number;
};

/** A day something runs out, with the days that are left as soon as they count. */
export function DueBadge({ date, daysLeft, noticeDays = 60, urgentDays = 14 }: DueBadgeProps) {
  const { t } = useTranslation('ui');
  const day = (
    <time dateTime={date} style={oneLine}>
      {formatDate(date)}
    </time>
  );
  if (daysLeft > noticeDays) return day;
  return (
    <span>
      {day}{' '}
      <StatusBadge tone={toneOf(daysLeft, urgentDays)}>
        {daysLeft === 0 ? t('due.today') : t(daysLeft < 0 ? 'due.passed' : 'due.left', { count: Math.abs(daysLeft) })}
      </StatusBadge>
    </span>
  );
}

// Hundreds of days stand in one list: a plain element is made ten times as fast as a styled one.
const oneLine = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', marginInlineEnd: '0.25rem' } as const;

function toneOf(daysLeft: number, urgentDays: number): StatusTone {
  if (daysLeft < 0) return 'danger';
  return daysLeft <= urgentDays ? 'warning' : 'info';
}
