import { useTranslation } from '@haisha/i18n';
import { NumberField, SelectField } from '@haisha/ui/fields';
import { FormRow, FormSection } from '@haisha/ui/form';
import { holidayRules } from '@haisha/validation/destination';
import type { DestinationControl } from './destination-values.ts';
import { WeekField } from './week-field.tsx';

export type DestinationTimeFieldsProps = { control: DestinationControl };

/** When goods are taken. */
export function DestinationTimeFields({ control }: DestinationTimeFieldsProps) {
  const { t } = useTranslation('destination');
  return (
    <FormSection title={t('section.times')} description={t('help.night')}>
      <FormRow>
        <WeekField control={control} />
      </FormRow>
      <SelectField
        control={control}
        name="holidayRule"
        span={4}
        label={t('field.holidayRule')}
        required
        options={holidayRules.map((value) => ({ value, label: t(`holidayRule.${value}`) }))}
      />
      <NumberField
        control={control}
        name="workMinutes"
        label={t('field.workMinutes')}
        required
        unit={t('unit.minutes')}
      />
    </FormSection>
  );
}
