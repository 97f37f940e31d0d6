import { useTranslation } from '@haisha/i18n';
import { RecordPickerField } from '@haisha/records/form/record-picker-field';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { department } from '@haisha/references/departments/department';
import { CodeField, NumberField, SelectField, TextareaField, TextField, TimeField } from '@haisha/ui/fields';
import { FormSection, OptionalFields } from '@haisha/ui/form';
import { type Department, departmentKinds } from '@haisha/validation/department';
import { DepartmentAddressFields } from './department-address-fields.tsx';
import { DepartmentIssuerFields } from './department-issuer-fields.tsx';
import type { DepartmentFormApi } from './department-values.ts';
import { RequiredManagers } from './required-managers.tsx';

export type DepartmentFieldsProps = { form: DepartmentFormApi; row: Department | null };

/** What is known of a department, in the order people ask for it. */
export function DepartmentFields({ form, row }: DepartmentFieldsProps) {
  const { t } = useTranslation('department');
  const localName = useLocalName();
  const { parentId = null, parentName = null, parentNameEn = null } = row ?? {};
  const { control } = form;
  return (
    <>
      <FormSection title={t('section.basic')}>
        <CodeField control={control} name="code" label={t('field.code')} required />
        <SelectField
          control={control}
          name="kind"
          span={3}
          label={t('field.kind')}
          required
          options={departmentKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <TextField control={control} name="name" span={6} label={t('field.name')} required />
        <TextField
          control={control}
          name="shortName"
          span={4}
          label={t('field.shortName')}
          required
          help={t('help.shortName')}
        />
        <RecordPickerField
          control={control}
          name="parentId"
          span={5}
          label={t('field.parentId')}
          placeholder={t('help.noParent')}
          of={department}
          known={parentId && parentName ? { id: parentId, name: localName(parentName, parentNameEn) } : undefined}
          // A department is not below itself.
          isOffered={({ id }) => id !== row?.id}
        />
        <NumberField
          control={control}
          name="sortOrder"
          span={3}
          label={t('field.sortOrder')}
          required
          help={t('help.sortOrder')}
        />
        {row && <RequiredManagers vehicleCount={row.vehicleCount} />}
        <OptionalFields>
          <TextField control={control} name="nameEn" label={t('field.nameEn')} span={6} />
        </OptionalFields>
      </FormSection>
      <DepartmentAddressFields form={form} />
      <FormSection title={t('section.hours')}>
        <TimeField control={control} name="businessStartTime" span={3} label={t('field.businessStartTime')} required />
        <TimeField control={control} name="businessEndTime" span={3} label={t('field.businessEndTime')} required />
        <TimeField
          control={control}
          name="dayBoundaryTime"
          span={6}
          label={t('field.dayBoundaryTime')}
          required
          help={t('help.dayBoundaryTime')}
        />
      </FormSection>
      <DepartmentIssuerFields control={control} />
      <FormSection title={t('section.note')} folded>
        <TextareaField control={control} name="note" label={t('field.note')} />
      </FormSection>
    </>
  );
}
