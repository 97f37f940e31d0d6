import { formatDate, useTranslation } from '@haisha/i18n';
import type { Leave } from '@haisha/validation/leave';

type Days = Pick<Leave, 'fromDate' | 'part' | 'toDate'>;

/** How leaves are written. */
export function useLeaveWords() {
  const { t } = useTranslation('leave');
  const { t: ofHours } = useTranslation('hours');

  /** 11/26（木）〜11/27（金） with what part of it. */
  function days({ fromDate, part, toDate }: Days): string {
    const written = [...new Set([fromDate, toDate])].map((day) => formatDate(day, { weekday: true }));
    return `${written.join('〜')}${part === 'day' ? '' : ` ${t(`part.${part}`)}`}`;
  }

  return {
    days,
    kind: (kind: Leave['kind']) => (kind === null ? t('away') : ofHours(`leave.${kind}`)),
    count: (value: number) => t('days', { count: value }),
  };
}
