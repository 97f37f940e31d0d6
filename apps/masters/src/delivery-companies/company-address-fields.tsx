import { useTranslation } from '@haisha/i18n';
import { PostalCodeField, TextField } from '@haisha/ui/fields';
import { FormRow, FormSection } from '@haisha/ui/form';
import { lookUpAddress } from '../form/look-up-address.ts';
import type { DeliveryCompanyFormApi } from './delivery-company-values.ts';

export type CompanyAddressFieldsProps = { form: DeliveryCompanyFormApi };

/** Where the company is; the postal code fills the address. */
export function CompanyAddressFields({ form }: CompanyAddressFieldsProps) {
  const { t } = useTranslation('deliveryCompany');
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
    </FormSection>
  );
}
