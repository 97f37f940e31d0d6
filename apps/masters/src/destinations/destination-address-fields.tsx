import { useTranslation } from '@haisha/i18n';
import { positionOf } from '@haisha/rules/map-address';
import { PhoneField, TextField } from '@haisha/ui/fields';
import { FormSection } from '@haisha/ui/form';
import { useWatch } from 'react-hook-form';
import { AddressFields } from '../fields/address-fields.tsx';
import type { DestinationFormApi } from './destination-values.ts';

export type DestinationAddressFieldsProps = { form: DestinationFormApi };

/** Where a destination is and whom to call; the postal code fills the address. */
export function DestinationAddressFields({ form }: DestinationAddressFieldsProps) {
  const { t } = useTranslation('destination');
  const { control } = form;
  const [latitude, longitude, entranceLatitude, entranceLongitude] = useWatch({
    control,
    name: ['latitude', 'longitude', 'entranceLatitude', 'entranceLongitude'],
  });
  const position = positionOf({ latitude, longitude, entranceLatitude, entranceLongitude });
  return (
    <FormSection title={t('section.address')}>
      <AddressFields form={form} label={(part) => t(`field.${part}`)} required position={position} />
      <PhoneField control={control} name="phone" label={t('field.phone')} />
      <TextField control={control} name="contactName" label={t('field.contactName')} />
    </FormSection>
  );
}
