import { useTranslation } from '@haisha/i18n';
import { DateField, NumberField, TextareaField } from '@haisha/ui/fields';
import { FormSection } from '@haisha/ui/form';
import { OdometerConfirm } from './odometer-confirm.tsx';
import type { VehicleFormApi } from './vehicle-values.ts';

export type VehicleCostFieldsProps = { form: VehicleFormApi };

const monthly = ['monthlyVehicleCostYen', 'monthlyInsuranceYen', 'monthlyTaxYen', 'monthlyDepreciationYen'] as const;

/** What it costs a month, how far it has run, and what else is to be said. */
export function VehicleCostFields({ form }: VehicleCostFieldsProps) {
  const { t } = useTranslation('vehicle');
  const { control } = form;
  return (
    <>
      <FormSection title={t('section.cost')} folded>
        {monthly.map((name) => (
          <NumberField key={name} control={control} name={name} label={t(`field.${name}`)} unit={t('unit.yen')} />
        ))}
        <NumberField control={control} name="odometerKm" label={t('field.odometerKm')} unit="km" />
        <DateField control={control} name="odometerDate" label={t('field.odometerDate')} />
        <OdometerConfirm form={form} />
      </FormSection>
      <FormSection title={t('section.note')} folded>
        <TextareaField control={control} name="note" label={t('field.note')} />
      </FormSection>
    </>
  );
}
