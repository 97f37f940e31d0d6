import { useTranslation } from '@haisha/i18n';
import { CodeField, NumberField, SelectField, TextareaField, TextField } from '@haisha/ui/fields';
import { FormRow, FormSection, OptionalFields } from '@haisha/ui/form';
import { bodyTypes } from '@haisha/validation/vehicle-body';
import { vehicleClasses } from '@haisha/validation/vehicle-type';
import { ColourField } from '../fields/colour-field.tsx';
import { ZonesField } from '../fields/zones-field.tsx';

import { NeededLicence } from './needed-licence.tsx';
import type { VehicleTypeFormApi } from './vehicle-type-values.ts';

export type VehicleTypeFieldsProps = { form: VehicleTypeFormApi };

/** What is known of a vehicle type. */
export function VehicleTypeFields({ form }: VehicleTypeFieldsProps) {
  const { t } = useTranslation('vehicleType');
  const { control } = form;
  return (
    <>
      <FormSection title={t('section.basic')}>
        <CodeField control={control} name="code" label={t('field.code')} required />
        <SelectField
          control={control}
          name="vehicleClass"
          span={3}
          label={t('field.vehicleClass')}
          required
          options={vehicleClasses.map((value) => ({ value, label: t(`vehicleClass.${value}`) }))}
        />
        <TextField control={control} name="name" span={4} label={t('field.name')} required />
        <NumberField
          control={control}
          name="sortOrder"
          label={t('field.sortOrder')}
          required
          help={t('help.sortOrder')}
        />
        <OptionalFields>
          <TextField control={control} name="nameEn" label={t('field.nameEn')} span={6} />
          <ColourField control={control} name="colour" label={t('field.colour')} />
        </OptionalFields>
      </FormSection>
      <FormSection title={t('section.weight')}>
        <NumberField control={control} name="grossWeightKg" label={t('field.grossWeightKg')} unit="kg" />
        <NumberField control={control} name="maxLoadKg" label={t('field.maxLoadKg')} unit="kg" />
        <FormRow>
          <NeededLicence control={control} />
        </FormRow>
      </FormSection>
      <FormSection title={t('section.body')} folded>
        <SelectField
          control={control}
          name="bodyType"
          span={3}
          label={t('field.bodyType')}
          options={bodyTypes.map((value) => ({ value, label: t(`bodyType.${value}`) }))}
        />
        <NumberField
          control={control}
          name="capacityCubicMetres"
          label={t('field.capacityCubicMetres')}
          unit="m³"
          decimal
        />
        <NumberField control={control} name="palletCapacity" label={t('field.palletCapacity')} />
        <NumberField control={control} name="rollCageCapacity" label={t('field.rollCageCapacity')} />
        <NumberField
          control={control}
          name="fuelEconomyKmPerLitre"
          label={t('field.fuelEconomyKmPerLitre')}
          unit="km/L"
          decimal
        />
        <FormRow>
          <ZonesField control={control} />
        </FormRow>
      </FormSection>
      <FormSection title={t('section.note')} folded>
        <TextareaField control={control} name="note" label={t('field.note')} />
      </FormSection>
    </>
  );
}
