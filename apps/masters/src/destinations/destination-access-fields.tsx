import { useTranslation } from '@haisha/i18n';
import { CheckboxField, NumberField, SelectField, TextField } from '@haisha/ui/fields';
import { FormSection } from '@haisha/ui/form';
import { entrySides, receiptRules } from '@haisha/validation/destination';
import { vehicleClasses } from '@haisha/validation/vehicle-type-choices';
import type { DestinationControl } from './destination-values.ts';

export type DestinationAccessFieldsProps = { control: DestinationControl };

const flags = ['hasDock', 'hasSlope', 'needsTailLift', 'takesRollCages', 'takesNightDrops'] as const;

/** What a vehicle has to be like, and how it gets in (軒先条件). */
export function DestinationAccessFields({ control }: DestinationAccessFieldsProps) {
  const { t } = useTranslation('destination');
  const options = (field: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`${field}.${value}`) }));
  return (
    <FormSection title={t('section.access')} folded description={t('help.accessCodes')}>
      <SelectField
        control={control}
        name="largestVehicleClass"
        span={3}
        label={t('field.largestVehicleClass')}
        options={options('largestVehicleClass', vehicleClasses)}
      />
      <SelectField
        control={control}
        name="entrySide"
        span={3}
        label={t('field.entrySide')}
        options={options('entrySide', entrySides)}
      />
      <NumberField control={control} name="maxHeightCm" label={t('field.maxHeightCm')} unit="cm" />
      <NumberField control={control} name="maxLengthCm" label={t('field.maxLengthCm')} unit="cm" />
      <TextField
        control={control}
        name="roadRestriction"
        span={6}
        label={t('field.roadRestriction')}
        help={t('help.roadRestriction')}
      />
      <TextField control={control} name="parkingPlace" span={6} label={t('field.parkingPlace')} />
      <SelectField
        control={control}
        name="receiptRule"
        span={4}
        label={t('field.receiptRule')}
        options={options('receiptRule', receiptRules)}
      />
      {flags.map((name) => (
        <CheckboxField key={name} control={control} name={name} label={t(`field.${name}`)} />
      ))}
    </FormSection>
  );
}
