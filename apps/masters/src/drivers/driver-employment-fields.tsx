import { useTranslation } from '@haisha/i18n';
import { DepartmentField } from '@haisha/references/departments/department-field';
import { DateField, SelectField, TextareaField, TextField } from '@haisha/ui/fields';
import { FormSection, OptionalFields } from '@haisha/ui/form';
import type { Driver } from '@haisha/validation/driver';
import { employmentTypes } from '@haisha/validation/driver-choices';
import type { DriverFormApi } from './driver-values.ts';
import type { useDriverTies } from './use-driver-ties.ts';

export type DriverEmploymentFieldsProps = {
  form: DriverFormApi;
  /** The driver changed: it names a department that cannot be chosen any more. */
  known: Driver | undefined;
  ties: ReturnType<typeof useDriverTies>;
};

/** Since when somebody works here and may drive, and what the register says of it. */
export function DriverEmploymentFields({ form, known, ties }: DriverEmploymentFieldsProps) {
  const { t } = useTranslation('driver');
  const { control } = form;
  return (
    <>
      <FormSection title={t('section.employment')} description={t('help.appointedDate')}>
        <DepartmentField control={control} label={t('field.departmentId')} known={known} />
        <SelectField
          control={control}
          name="employmentType"
          span={2}
          label={t('field.employmentType')}
          required
          options={employmentTypes.map((value) => ({ value, label: t(`employmentType.${value}`) }))}
        />
        <DateField control={control} name="hiredDate" label={t('field.hiredDate')} required />
        <DateField control={control} name="appointedDate" label={t('field.appointedDate')} />
        <OptionalFields>
          <TextField control={control} name="jobKind" label={t('field.jobKind')} />
          <SelectField
            control={control}
            name="deliveryCompanyId"
            label={t('field.deliveryCompanyId')}
            placeholder={t('help.none')}
            help={t('help.deliveryCompanyId')}
            options={ties.deliveryCompanies}
          />
          <DateField control={control} name="leftDate" span={4} label={t('field.leftDate')} help={t('help.leftDate')} />
          <TextField control={control} name="leftReason" label={t('field.leftReason')} span={6} />
        </OptionalFields>
      </FormSection>
      <FormSection title={t('section.register')} folded>
        <TextField control={control} name="registerNumber" span={3} label={t('field.registerNumber')} />
        <DateField control={control} name="registerDate" label={t('field.registerDate')} />
        <TextareaField control={control} name="jobHistory" label={t('field.jobHistory')} />
      </FormSection>
    </>
  );
}
