import { useTranslation } from '@haisha/i18n';
import { NumberField, SelectField, Warning } from '@haisha/ui/fields';
import { FormSection } from '@haisha/ui/form';
import { orderSendings } from '@haisha/validation/delivery-company-choices';
import { useWatch } from 'react-hook-form';
import type { DeliveryCompanyControl } from './delivery-company-values.ts';

export type OrderFieldsProps = { control: DeliveryCompanyControl };

const deepestTier = 2;

/** How orders reach the company, and at which tier it usually works. */
export function OrderFields({ control }: OrderFieldsProps) {
  const { t } = useTranslation('deliveryCompany');
  const tier = Number(useWatch({ control, name: 'defaultTier' }));
  return (
    <FormSection title={t('section.orders')}>
      <SelectField
        control={control}
        name="orderSending"
        span={3}
        label={t('field.orderSending')}
        required
        placeholder={false}
        help={t('help.orderSending')}
        options={orderSendings.map((value) => ({ value, label: t(`orderSending.${value}`) }))}
      />
      <NumberField
        control={control}
        name="defaultTier"
        span={3}
        label={t('field.defaultTier')}
        required
        help={tier > deepestTier ? <Warning role="status">{t('tierWarning')}</Warning> : t('help.defaultTier')}
      />
    </FormSection>
  );
}
