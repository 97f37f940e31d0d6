import { useTranslation } from '@haisha/i18n';
import { longestWaitDays } from '@haisha/rules/payment-term';
import { Text } from '@haisha/ui';
import { useWatch } from 'react-hook-form';
import type { DeliveryCompanyControl } from './delivery-company-values.ts';

export type LongestWaitProps = { control: DeliveryCompanyControl };

/** How long the company waits for its money at most, of the 60 days that the law allows. */
export function LongestWait({ control }: LongestWaitProps) {
  const { t } = useTranslation('deliveryCompany');
  const terms = useWatch({ control, name: 'terms' });
  const [closingDay, paymentMonths, paymentDay] = [terms?.closingDay, terms?.paymentMonths, terms?.paymentDay].map(
    (value) => (value === null || value === undefined ? Number.NaN : Number(value)),
  ) as [number, number, number];
  const days = longestWaitDays({ closingDay, paymentMonths, paymentDay });
  return (
    <Text role="status" color="fg.muted">
      {Number.isNaN(days) ? t('wait.unknown') : t('wait.days', { days })}
    </Text>
  );
}
