import { useTranslation } from '@haisha/i18n';
import { NumberField, TextareaField, TextField } from '@haisha/ui/fields';
import { FormSection } from '@haisha/ui/form';
import type { CourseControl } from './course-values.ts';

export type CourseCostFieldsProps = { control: CourseControl };

/** How far it goes and what it costs. */
export function CourseCostFields({ control }: CourseCostFieldsProps) {
  const { t } = useTranslation('course');
  return (
    <>
      <FormSection title={t('section.distance')} folded>
        <NumberField
          control={control}
          name="standardDistanceKm"
          label={t('field.standardDistanceKm')}
          unit="km"
          decimal
        />
        <NumberField
          control={control}
          name="driverAllowanceYen"
          label={t('field.driverAllowanceYen')}
          unit={t('unit.yen')}
        />
        <NumberField control={control} name="usualTollYen" label={t('field.usualTollYen')} unit={t('unit.yen')} />
        <TextField control={control} name="tollRoute" span={6} label={t('field.tollRoute')} />
      </FormSection>
      <FormSection title={t('section.note')} folded>
        <TextareaField control={control} name="note" label={t('field.note')} />
      </FormSection>
    </>
  );
}
