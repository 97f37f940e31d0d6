import { useTranslation } from '@haisha/i18n';
import { CheckboxField, CodeField, NumberField, SelectField, TextField } from '@haisha/ui/fields';
import { FormRow, FormSection } from '@haisha/ui/form';
import { bodyTypes } from '@haisha/validation/vehicle-body';
import { ZonesField } from '../fields/zones-field.tsx';
import type { VehicleControl } from './vehicle-values.ts';

export type VehicleBodyFieldsProps = { control: VehicleControl };

const flags = [
  'hasTailLift',
  'hasPartition',
  'hasDigitalTachograph',
  'hasDashcam',
  'isTrailer',
  'isNoxPmCompliant',
] as const;

/** What it carries goods in and what is built into it. */
export function VehicleBodyFields({ control }: VehicleBodyFieldsProps) {
  const { t } = useTranslation('vehicle');
  return (
    <>
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
        <FormRow>
          <ZonesField control={control} />
        </FormRow>
      </FormSection>
      <FormSection title={t('section.equipment')} folded>
        {flags.map((name) => (
          <CheckboxField key={name} control={control} name={name} label={t(`field.${name}`)} />
        ))}
        <CodeField
          control={control}
          name="etcCardNumber"
          span={5}
          label={t('field.etcCardNumber')}
          inputMode="numeric"
        />
        <TextField control={control} name="fuelCardNumber" span={5} label={t('field.fuelCardNumber')} />
      </FormSection>
    </>
  );
}
