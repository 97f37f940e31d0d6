import { formatDate, useTranslation } from '@haisha/i18n';
import { Flex, StatusBadge, type StatusTone, Text } from '@haisha/ui';

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
  return (
    <Flex as="span" display="inline-flex" gap="2" align="center" wrap="wrap">
      <Text as="time" {...{ dateTime: date }} fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {formatDate(date)}
      </Text>
      {daysLeft <= noticeDays && (
        <StatusBadge tone={toneOf(daysLeft, urgentDays)}>
          {daysLeft === 0 ? t('due.today') : t(daysLeft < 0 ? 'due.passed' : 'due.left', { count: Math.abs(daysLeft) })}
        </StatusBadge>
      )}
    </Flex>
  );
}

function toneOf(daysLeft: number, urgentDays: number): StatusTone {
  if (daysLeft < 0) return 'danger';
  return daysLeft <= urgentDays ? 'warning' : 'info';
}
