import { useTranslation } from '@haisha/i18n';
import { PhoneField, TextField } from '@haisha/ui/fields';
import { FormSection } from '@haisha/ui/form';
import { AddressFields } from '../fields/address-fields.tsx';
import type { DestinationFormApi } from './destination-values.ts';

export type DestinationAddressFieldsProps = { form: DestinationFormApi };

/** Where a destination is and whom to call; the postal code fills the address. */
export function DestinationAddressFields({ form }: DestinationAddressFieldsProps) {
  const { t } = useTranslation('destination');
  const { control } = form;
  return (
    <FormSection title={t('section.address')}>
      <AddressFields form={form} label={(part) => t(`field.${part}`)} required />
      <PhoneField control={control} name="phone" label={t('field.phone')} />
      <TextField control={control} name="contactName" label={t('field.contactName')} />
    </FormSection>
  );
}
