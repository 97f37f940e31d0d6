import { useTranslation } from '@haisha/i18n';
import { NumberField, SelectField } from '@haisha/ui/fields';
import { FormSection, OptionalFields } from '@haisha/ui/form';
import { fuelTypes, transmissions } from '@haisha/validation/vehicle';
import type { VehicleControl } from './vehicle-values.ts';

export type VehicleSpecificationFieldsProps = { control: VehicleControl };

/** Weights, measures and engine, as the inspection certificate states them. */
export function VehicleSpecificationFields({ control }: VehicleSpecificationFieldsProps) {
  const { t } = useTranslation('vehicle');
  return (
    <FormSection title={t('section.specification')} description={t('help.specification')}>
      <NumberField control={control} name="grossWeightKg" label={t('field.grossWeightKg')} required unit="kg" />
      <NumberField control={control} name="maxLoadKg" label={t('field.maxLoadKg')} required unit="kg" />
      <SelectField
        control={control}
        name="transmission"
        label={t('field.transmission')}
        required
        span={3}
        options={transmissions.map((value) => ({ value, label: t(`transmission.${value}`) }))}
      />
      <OptionalFields>
        <NumberField control={control} name="vehicleWeightKg" label={t('field.vehicleWeightKg')} unit="kg" />
        <NumberField control={control} name="lengthCm" label={t('field.lengthCm')} unit="cm" />
        <NumberField control={control} name="widthCm" label={t('field.widthCm')} unit="cm" />
        <NumberField control={control} name="heightCm" label={t('field.heightCm')} unit="cm" />
        <SelectField
          control={control}
          name="fuelType"
          label={t('field.fuelType')}
          span={3}
          options={fuelTypes.map((value) => ({ value, label: t(`fuelType.${value}`) }))}
        />
        <NumberField control={control} name="engineCc" label={t('field.engineCc')} unit="cc" />
        <NumberField control={control} name="axleCount" label={t('field.axleCount')} />
        <NumberField control={control} name="seatingCapacity" label={t('field.seatingCapacity')} />
      </OptionalFields>
    </FormSection>
  );
}
