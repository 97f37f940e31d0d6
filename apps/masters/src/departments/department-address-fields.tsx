import { useTranslation } from '@haisha/i18n';
import { positionOf } from '@haisha/rules/map-address';
import { FaxField, NumberField, PhoneField } from '@haisha/ui/fields';
import { FormSection } from '@haisha/ui/form';
import { useWatch } from 'react-hook-form';
import { AddressFields } from '../fields/address-fields.tsx';
import type { DepartmentFormApi } from './department-values.ts';

export type DepartmentAddressFieldsProps = { form: DepartmentFormApi };

/** Where a department is and how it is reached; the postal code fills the address. */
export function DepartmentAddressFields({ form }: DepartmentAddressFieldsProps) {
  const { t } = useTranslation('department');
  const { control } = form;
  const [latitude, longitude] = useWatch({ control, name: ['latitude', 'longitude'] });
  return (
    <FormSection title={t('section.address')}>
      <AddressFields
        form={form}
        label={(part) => t(`field.${part}`)}
        required
        position={positionOf({ latitude, longitude })}
      />
      <PhoneField control={control} name="phone" span={3} label={t('field.phone')} />
      <FaxField control={control} name="fax" span={3} label={t('field.fax')} />
      <NumberField
        control={control}
        name="latitude"
        span={3}
        label={t('field.latitude')}
        decimal
        help={t('help.latitude')}
      />
      <NumberField
        control={control}
        name="longitude"
        span={3}
        label={t('field.longitude')}
        decimal
        help={t('help.longitude')}
      />
    </FormSection>
  );
}
