import { useTranslation } from '@haisha/i18n';
import { endOfMonth } from '@haisha/validation/closing';

/** When is closed and paid, as people say it: 末日, 翌月20日. */
export function useTermText() {
  const { t } = useTranslation('term');
  const day = (value: number) => (value === endOfMonth ? t('endOfMonth') : t('day', { day: value }));
  const dayOfPayment = (value: number) =>
    value === endOfMonth ? t('ofPayment.endOfMonth') : t('ofPayment.day', { day: value });
  const month = (value: number) => t(value <= 2 ? `months.${value}` : 'months.later', { count: value });
  return {
    day,
    month,
    payment: (months: number, value: number) => t('payment', { month: month(months), day: dayOfPayment(value) }),
  };
}
