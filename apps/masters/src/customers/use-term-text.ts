import { useTranslation } from '@haisha/i18n';
import { endOfMonth } from '@haisha/validation/closing';

/** When is closed and paid, as people say it: 末日, 翌月20日. */
export function useTermText() {
  const { t } = useTranslation('customer');
  const day = (value: number) => (value === endOfMonth ? t('term.endOfMonth') : t('term.day', { day: value }));
  const month = (value: number) => t(value <= 2 ? `term.months.${value}` : 'term.months.later', { count: value });
  return {
    day,
    month,
    payment: (months: number, value: number) => t('term.payment', { month: month(months), day: day(value) }),
  };
}
