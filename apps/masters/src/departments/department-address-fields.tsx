import { useTranslation } from '@haisha/i18n';
import { NumberField, PostalCodeField, TextField } from '@haisha/ui/fields';
import { FormRow, FormSection } from '@haisha/ui/form';
import { lookUpAddress } from '../form/look-up-address.ts';
import type { DepartmentFormApi } from './department-values.ts';

export type DepartmentAddressFieldsProps = { form: DepartmentFormApi };

/** Where a department is and how it is reached; the postal code fills the address. */
export function DepartmentAddressFields({ form }: DepartmentAddressFieldsProps) {
  const { t } = useTranslation('department');
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
      <TextField control={control} name="fax" label={t('field.fax')} type="tel" width="16rem" />
      <NumberField control={control} name="latitude" label={t('field.latitude')} decimal help={t('help.latitude')} />
      <NumberField control={control} name="longitude" label={t('field.longitude')} decimal help={t('help.longitude')} />
    </FormSection>
  );
}
