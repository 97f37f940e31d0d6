import { useTranslation } from '@haisha/i18n';
import { EntityFormPage } from '@haisha/records/form/entity-form-page';
import { useBackToList } from '@haisha/records/form/use-back-to-list';
import { useEntityForm } from '@haisha/records/form/use-entity-form';
import { useSave } from '@haisha/records/form/use-save';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { referenceTo } from '@haisha/records/naming/reference-to';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { departmentsApi } from '@haisha/references/departments/departments-api';
import { type Department, departmentInputSchema } from '@haisha/validation/department';
import type { DefaultValues } from 'react-hook-form';
import { DepartmentFields } from './department-fields.tsx';
import { type DepartmentValues, departmentValues, newDepartment } from './department-values.ts';
import { useDepartmentText } from './use-department-text.ts';

export type DepartmentFormProps = {
  /** The department to change; null for a new one. */
  row: Department | null;
  /** What a new one starts with. */
  initial?: DefaultValues<DepartmentValues>;
};

const references = { parentId: referenceTo(departmentsApi, codeAndName) };

/** The page on which a department is added or changed. */
export function DepartmentForm({ row, initial = newDepartment }: DepartmentFormProps) {
  const { t } = useTranslation('department');
  const title = usePageTitle(row ? '/departments/edit/:id' : '/departments/add');
  const listTitle = usePageTitle('/departments');
  const back = useBackToList('/departments');
  const entityForm = useEntityForm({
    schema: departmentInputSchema,
    row,
    valuesOf: departmentValues,
    initial,
    save: useSave(departmentsApi),
    onSaved: back.go,
  });
  const textOf = useDepartmentText();
  return (
    <EntityFormPage
      entityForm={entityForm}
      title={title}
      listTitle={listTitle}
      path="/departments"
      permission="department"
      api={departmentsApi}
      nameOf={codeAndName}
      labelOf={(name) => t(`field.${name}`)}
      textOf={textOf}
      references={references}
    >
      <DepartmentFields form={entityForm.form} row={entityForm.row} />
    </EntityFormPage>
  );
}
