import { useTranslation } from '@haisha/i18n';
import { DepartmentField } from '@haisha/references/departments/department-field';
import {
  CheckboxGroupField,
  CodeField,
  DateField,
  NightTimeField,
  NumberField,
  SelectField,
  TextareaField,
  TextField,
} from '@haisha/ui/fields';
import { FormRow, FormSection } from '@haisha/ui/form';
import type { OperationTime } from '@haisha/validation/operation-time';
import { dayTypes, shiftKinds } from '@haisha/validation/operation-time-choices';
import { BreaksField } from './breaks-field.tsx';
import { CourseTimesField } from './course-times-field.tsx';
import type { OperationTimeFormApi } from './operation-time-values.ts';
import { PlannedDuty } from './planned-duty.tsx';

export type OperationTimeFieldsProps = {
  form: OperationTimeFormApi;
  /** As it is stored, for the names of department and courses; null for a new one. */
  known: OperationTime | null;
};

/** How a shift of a department usually runs. */
export function OperationTimeFields({ form, known }: OperationTimeFieldsProps) {
  const { t } = useTranslation('operationTime');
  const { control } = form;
  return (
    <>
      <FormSection title={t('section.basic')}>
        <CodeField control={control} name="code" label={t('field.code')} required width="14rem" />
        <DepartmentField
          control={control}
          label={t('field.departmentId')}
          known={known}
          update="operationTime.update"
        />
        <TextField control={control} name="name" label={t('field.name')} required />
        <TextField control={control} name="nameEn" label={t('field.nameEn')} />
        <SelectField
          control={control}
          name="shiftKind"
          label={t('field.shiftKind')}
          required
          width="14rem"
          options={shiftKinds.map((value) => ({ value, label: t(`shiftKind.${value}`) }))}
        />
        <CheckboxGroupField
          control={control}
          name="dayTypes"
          label={t('field.dayTypes')}
          required
          options={dayTypes.map((value) => ({ value, label: t(`dayTypes.${value}`) }))}
        />
        <DateField control={control} name="validFrom" label={t('field.validFrom')} required />
        <DateField control={control} name="validTo" label={t('field.validTo')} help={t('help.validTo')} />
      </FormSection>
      <FormSection title={t('section.hours')}>
        <NightTimeField
          control={control}
          name="startMinutes"
          label={t('field.startMinutes')}
          required
          help={t('help.startMinutes')}
        />
        <NightTimeField
          control={control}
          name="endMinutes"
          label={t('field.endMinutes')}
          required
          help={t('help.endMinutes')}
        />
        <NumberField
          control={control}
          name="beforeMinutes"
          label={t('field.beforeMinutes')}
          required
          unit={t('unit.minutes')}
          width="9rem"
          help={t('help.beforeMinutes')}
        />
        <NumberField
          control={control}
          name="afterMinutes"
          label={t('field.afterMinutes')}
          required
          unit={t('unit.minutes')}
          width="9rem"
          help={t('help.afterMinutes')}
        />
        <FormRow>
          <PlannedDuty control={control} />
        </FormRow>
      </FormSection>
      <FormSection title={t('section.breaks')} columns={1}>
        <BreaksField control={control} />
      </FormSection>
      <FormSection title={t('section.courses')} description={t('help.courseTimes')} columns={1}>
        <CourseTimesField control={control} known={known?.courseTimes ?? []} />
      </FormSection>
      <FormSection title={t('section.note')}>
        <FormRow>
          <TextareaField control={control} name="note" label={t('field.note')} />
        </FormRow>
      </FormSection>
    </>
  );
}
