import { useTranslation } from '@haisha/i18n';
import { DateField, NumberField } from '@haisha/ui/fields';
import { FormSection, OptionalFields } from '@haisha/ui/form';
import type { VehicleControl } from './vehicle-values.ts';

export type VehicleDateFieldsProps = { control: VehicleControl };

const required = ['inspectionExpiryDate', 'nextThreeMonthInspectionDate'] as const;
const optional = [
  'nextTwelveMonthInspectionDate',
  'compulsoryInsuranceExpiryDate',
  'voluntaryInsuranceExpiryDate',
  'leaseEndDate',
  'refrigeratorServiceDate',
  'tyreChangeDate',
] as const;

/** The days to keep an eye on. */
export function VehicleDateFields({ control }: VehicleDateFieldsProps) {
  const { t } = useTranslation('vehicle');
  return (
    <FormSection title={t('section.dates')} description={t('help.dates')}>
      {required.map((name) => (
        <DateField key={name} control={control} name={name} label={t(`field.${name}`)} kind="expiry" required />
      ))}
      <OptionalFields>
        {optional.map((name) => (
          <DateField key={name} control={control} name={name} label={t(`field.${name}`)} kind="expiry" />
        ))}
        <NumberField control={control} name="oilChangeKm" label={t('field.oilChangeKm')} unit="km" />
      </OptionalFields>
    </FormSection>
  );
}
