import { useTranslation } from '@haisha/i18n';
import { endOfMonth } from '@haisha/validation/closing';

/** When is closed and paid, as people say it: 末日, 翌月. */
export function useTermText() {
  const { t } = useTranslation('deliveryCompany');
  return {
    day: (value: number) => (value === endOfMonth ? t('day.end') : t('day.one', { day: value })),
    month: (value: number) => t(`paymentMonth.${value}`),
  };
}
