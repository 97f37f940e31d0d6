import { useTranslation } from '@haisha/i18n';
import { CorrectionForm } from '@haisha/records/panel/correction-form';
import type { CorrectionProps } from '@haisha/records/panel/correction-props';
import { useCorrection } from '@haisha/records/panel/use-correction';
import { department } from '@haisha/references/departments/department';
import { FaxField, PhoneField, TextareaField, TimeField } from '@haisha/ui/fields';
import { type Department, departmentInputSchema } from '@haisha/validation/department';
import type { ReactNode } from 'react';
import { type DepartmentControl, departmentValues } from '../department-values.ts';
import { useDepartmentText } from '../use-department-text.ts';

/** Corrects one value of a department. */
export function DepartmentCorrection(props: CorrectionProps<Department>) {
  const correction = useCorrection(department, {
    ...props,
    schema: departmentInputSchema,
    valuesOf: departmentValues,
  });
  return (
    <CorrectionForm of={correction} textOf={useDepartmentText()}>
      <DepartmentField control={correction.form.control} field={props.field} />
    </CorrectionForm>
  );
}

function DepartmentField({ control, field }: { control: DepartmentControl; field: string }): ReactNode {
  const { t } = useTranslation('department');
  switch (field) {
    case 'phone':
      return <PhoneField control={control} name="phone" label={t('field.phone')} />;
    case 'fax':
      return <FaxField control={control} name="fax" label={t('field.fax')} />;
    case 'businessStartTime':
      return (
        <>
          <TimeField control={control} name="businessStartTime" label={t('field.businessStartTime')} required />
          <TimeField control={control} name="businessEndTime" label={t('field.businessEndTime')} required />
        </>
      );
    case 'dayBoundaryTime':
      return (
        <TimeField
          control={control}
          name="dayBoundaryTime"
          label={t('field.dayBoundaryTime')}
          required
          help={t('help.dayBoundaryTime')}
        />
      );
    case 'note':
      return <TextareaField control={control} name="note" label={t('field.note')} />;
    default:
      return null;
  }
}
