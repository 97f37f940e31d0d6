import { useTranslation } from '@haisha/i18n';
import { DateField, SelectField, TextField } from '@haisha/ui/fields';
import { FormSection } from '@haisha/ui/form';
import { permitKinds } from '@haisha/validation/delivery-company-choices';
import { useWatch } from 'react-hook-form';
import type { DeliveryCompanyControl } from './delivery-company-values.ts';

export type PermitFieldsProps = { control: DeliveryCompanyControl };

/** By what right the company carries goods of others, and until when it is insured. */
export function PermitFields({ control }: PermitFieldsProps) {
  const { t } = useTranslation('deliveryCompany');
  const kind = useWatch({ control, name: 'permitKind' });
  return (
    <FormSection title={t('section.permit')}>
      <SelectField
        control={control}
        name="permitKind"
        span={3}
        label={t('field.permitKind')}
        required
        options={permitKinds.map((value) => ({ value, label: t(`permitKind.${value}`) }))}
      />
      <TextField
        control={control}
        name="permitNumber"
        span={3}
        label={t('field.permitNumber')}
        required={kind !== 'light'}
        help={t('help.permitNumber')}
      />
      <DateField control={control} name="permitDate" label={t('field.permitDate')} />
      <DateField
        control={control}
        name="insuranceExpiryDate"
        kind="expiry"
        label={t('field.insuranceExpiryDate')}
        help={t('help.insuranceExpiryDate')}
      />
    </FormSection>
  );
}
