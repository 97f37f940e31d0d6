import { useTranslation } from '@haisha/i18n';
import { Segments } from '@haisha/ui/segments';
import type { TimeAddressState } from '../address/use-time-address.ts';

/** The day or the month of a centre. */
export function SpanChoice({ address, change }: Pick<TimeAddressState, 'address' | 'change'>) {
  const { t } = useTranslation('timeRecord');
  return (
    <Segments
      label={t('toolbar.span')}
      value={address.span}
      choices={(['day', 'month'] as const).map((value) => ({ value, text: t(`toolbar.${value}`) }))}
      onChange={(span) => change({ span })}
    />
  );
}
