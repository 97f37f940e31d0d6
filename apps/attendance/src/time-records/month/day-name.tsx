import { formatDate, formatWeekday, useLocale } from '@haisha/i18n';
import type { TimeRecord } from '@haisha/validation/time-record';

/** 11/21 土: Saturdays blue, Sundays and public holidays red, as in a calendar. */
export function DayName({ record: { date, isHoliday } }: { record: TimeRecord }) {
  const locale = useLocale();
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const isRed = isHoliday || weekday === 0;
  return (
    <span data-holiday={isRed ? '' : undefined} data-sat={!isRed && weekday === 6 ? '' : undefined}>
      {formatDate(date).slice(5)} {formatWeekday(date, locale)}
    </span>
  );
}
