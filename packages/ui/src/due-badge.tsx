import { formatDate, useTranslation } from '@haisha/i18n';
import { dueState } from '@haisha/rules/due';
import { StatusBadge } from '@haisha/ui';

export type DueWordProps = {
  /** Whole days from today to the date; negative once it has passed. */
  daysLeft: number;
  /** Nothing is on record: once the date has passed, the word says so. */
  isMissing?: boolean | undefined;
};
export type DueBadgeProps = DueWordProps & {
  /** The due date, YYYY-MM-DD. */
  date: string;
};

/** Shows a due date, and behind it the remaining days once they matter: dates stand under each other in a column. */
export function DueBadge({ date, ...left }: DueBadgeProps) {
  return (
    <span data-due={dueState(left.daysLeft)}>
      <time dateTime={date}>{formatDate(date)}</time>
      <DueWord {...left} />
    </span>
  );
}

/** The remaining days alone; nothing while they are many. */
export function DueWord({ daysLeft, isMissing }: DueWordProps) {
  const { t } = useTranslation('ui');
  const state = dueState(daysLeft);
  if (state === 'far') return null;
  const passed = isMissing ? 'missing' : 'passed';
  return (
    <StatusBadge tone={state === 'over' ? 'overdue' : 'warning'}>
      {daysLeft === 0 ? t('due.today') : t(`due.${daysLeft < 0 ? passed : 'left'}`, { count: Math.abs(daysLeft) })}
    </StatusBadge>
  );
}
