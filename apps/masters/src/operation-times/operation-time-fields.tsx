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
import { FormRow, FormSection, OptionalFields } from '@haisha/ui/form';
import type { OperationTime } from '@haisha/validation/operation-time';
import { dayTypes, shiftKinds } from '@haisha/validation/operation-time-choices';
import { BreaksField } from './breaks-field.tsx';
import { CourseTimesField } from './course-times-field.tsx';
import type { OperationTimeFormApi } from './operation-time-values.ts';
import { ShiftDuty } from './shift-duty.tsx';

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
        <CodeField control={control} name="code" label={t('field.code')} required />
        <DepartmentField
          control={control}
          label={t('field.departmentId')}
          known={known}
          update="operationTime.update"
        />
        <TextField control={control} name="name" span={5} label={t('field.name')} required />
        <SelectField
          control={control}
          name="shiftKind"
          span={3}
          label={t('field.shiftKind')}
          required
          options={shiftKinds.map((value) => ({ value, label: t(`shiftKind.${value}`) }))}
        />
        <CheckboxGroupField
          control={control}
          name="dayTypes"
          span={9}
          label={t('field.dayTypes')}
          required
          options={dayTypes.map((value) => ({ value, label: t(`dayTypes.${value}`) }))}
        />
        <DateField control={control} name="validFrom" label={t('field.validFrom')} required />
        <DateField control={control} name="validTo" label={t('field.validTo')} help={t('help.validTo')} />
        <OptionalFields>
          <TextField control={control} name="nameEn" label={t('field.nameEn')} span={6} />
        </OptionalFields>
      </FormSection>
      <FormSection title={t('section.hours')}>
        <NightTimeField
          control={control}
          name="startMinutes"
          span={3}
          label={t('field.startMinutes')}
          required
          help={t('help.startMinutes')}
        />
        <NightTimeField
          control={control}
          name="endMinutes"
          span={3}
          label={t('field.endMinutes')}
          required
          help={t('help.endMinutes')}
        />
        <NumberField
          control={control}
          name="beforeMinutes"
          span={3}
          label={t('field.beforeMinutes')}
          required
          unit={t('unit.minutes')}
          help={t('help.beforeMinutes')}
        />
        <NumberField
          control={control}
          name="afterMinutes"
          span={3}
          label={t('field.afterMinutes')}
          required
          unit={t('unit.minutes')}
          help={t('help.afterMinutes')}
        />
        <FormRow>
          <ShiftDuty control={control} />
        </FormRow>
      </FormSection>
      <FormSection title={t('section.breaks')}>
        <BreaksField control={control} />
      </FormSection>
      <FormSection title={t('section.courses')} description={t('help.courseTimes')}>
        <CourseTimesField control={control} known={known?.courseTimes ?? []} />
      </FormSection>
      <FormSection title={t('section.note')} folded>
        <TextareaField control={control} name="note" label={t('field.note')} />
      </FormSection>
    </>
  );
}
