import { useTranslation } from '@haisha/i18n';
import { PostalCodeField, TextField } from '@haisha/ui/fields';
import { FormRow, FormSection } from '@haisha/ui/form';
import { lookUpAddress } from '../form/look-up-address.ts';
import type { DestinationFormApi } from './destination-values.ts';

export type DestinationAddressFieldsProps = { form: DestinationFormApi };

/** Where a destination is and whom to call; the postal code fills the address. */
export function DestinationAddressFields({ form }: DestinationAddressFieldsProps) {
  const { t } = useTranslation('destination');
  const { control } = form;
  return (
    <FormSection title={t('section.address')}>
      <FormRow>
        <PostalCodeField
          control={control}
          name="postalCode"
          label={t('field.postalCode')}
          required
          lookUp={(code) => lookUpAddress(code, form)}
        />
      </FormRow>
      <TextField control={control} name="prefecture" label={t('field.prefecture')} required width="12rem" />
      <TextField control={control} name="city" label={t('field.city')} required />
      <TextField control={control} name="addressLine1" label={t('field.addressLine1')} required />
      <TextField control={control} name="addressLine2" label={t('field.addressLine2')} />
      <TextField control={control} name="phone" label={t('field.phone')} type="tel" width="16rem" />
      <TextField control={control} name="contactName" label={t('field.contactName')} />
    </FormSection>
  );
}
