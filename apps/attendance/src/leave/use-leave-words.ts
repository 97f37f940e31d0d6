import { formatDate, useTranslation } from '@haisha/i18n';
import type { Leave, LeaveRegister } from '@haisha/validation/leave';

type Schedule = NonNullable<LeaveRegister['drivers'][number]['schedule']>;
type Days = Pick<Leave, 'fromDate' | 'part' | 'toDate'>;

/** How leaves are written. */
export function useLeaveWords() {
  const { t } = useTranslation('leave');
  const { t: ofHours } = useTranslation('hours');

  /** 11/26（木）〜11/27（金） with what part of it. */
  function days({ fromDate, part, toDate }: Days): string {
    const [from, to] = [fromDate, toDate].map((day) => formatDate(day, { weekday: true }));
    return `${from === to ? from : t('span', { from, to })}${part === 'day' ? '' : ` ${t(`part.${part}`)}`}`;
  }

  /** 週3日・18時間, as it is agreed. */
  function schedule({ days: count, per, weeklyHours }: Schedule): string {
    return t(`schedule.${per}`, { count, hours: weeklyHours });
  }

  return {
    days,
    schedule,
    kind: (kind: Leave['kind']) => (kind === null ? t('away') : ofHours(`leave.${kind}`)),
    count: (value: number) => t('days', { count: value }),
  };
}
