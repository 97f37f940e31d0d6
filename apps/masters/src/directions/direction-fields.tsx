import { useTranslation } from '@haisha/i18n';
import { DepartmentField } from '@haisha/references/departments/department-field';
import { CodeField, NumberField, TextareaField, TextField } from '@haisha/ui/fields';
import { FormSection, OptionalFields } from '@haisha/ui/form';
import type { Direction } from '@haisha/validation/direction';
import { ColourField } from '../fields/colour-field.tsx';
import type { DirectionFormApi } from './direction-values.ts';
import { MunicipalitiesField } from './municipalities/municipalities-field.tsx';

export type DirectionFieldsProps = {
  form: DirectionFormApi;
  /** As it is stored, for the name of its department; null for a new one. */
  known: Direction | null;
};

/** What is known of a direction. */
export function DirectionFields({ form, known }: DirectionFieldsProps) {
  const { t } = useTranslation('direction');
  const { control } = form;
  return (
    <>
      <FormSection title={t('section.basic')}>
        <CodeField control={control} name="code" label={t('field.code')} required />
        <DepartmentField control={control} label={t('field.departmentId')} known={known} update="direction.update" />
        <TextField control={control} name="name" span={5} label={t('field.name')} required />
        <NumberField
          control={control}
          name="standardDistanceKm"
          span={4}
          label={t('field.standardDistanceKm')}
          unit="km"
          decimal
          help={t('help.standardDistanceKm')}
        />
        <NumberField
          control={control}
          name="standardMinutes"
          span={4}
          label={t('field.standardMinutes')}
          unit={t('unit.minutes')}
          help={t('help.standardMinutes')}
        />
        <NumberField
          control={control}
          name="sortOrder"
          span={4}
          label={t('field.sortOrder')}
          required
          help={t('help.sortOrder')}
        />
        <OptionalFields>
          <TextField control={control} name="nameEn" label={t('field.nameEn')} span={6} />
          <ColourField control={control} name="colour" label={t('field.colour')} />
        </OptionalFields>
      </FormSection>
      <FormSection title={t('section.municipalities')} description={t('help.municipalities')}>
        <MunicipalitiesField control={control} rowId={known?.id ?? null} />
      </FormSection>
      <FormSection title={t('section.note')} folded>
        <TextareaField control={control} name="note" label={t('field.note')} />
      </FormSection>
    </>
  );
}
