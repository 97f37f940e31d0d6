import { formPages, type RowToEdit } from '@haisha/records/form/form-pages';
import { RecordForm } from '@haisha/records/form/record-form';
import { useRecordForm } from '@haisha/records/form/use-record-form';
import { referenceTo } from '@haisha/records/naming/reference-to';
import { department } from '@haisha/references/departments/department';
import { type Department, departmentInputSchema } from '@haisha/validation/department';
import { DepartmentFields } from './department-fields.tsx';
import { departmentValues, newDepartment } from './department-values.ts';
import { useDepartmentText } from './use-department-text.ts';

const references = { parentId: referenceTo(department) };

/** The page on which a department is added or changed. */
function DepartmentForm({ row, copyOf }: RowToEdit<Department>) {
  const recordForm = useRecordForm(department, {
    schema: departmentInputSchema,
    row,
    valuesOf: departmentValues,
    initial: copyOf ? { ...departmentValues(copyOf), code: '' } : newDepartment,
  });
  const textOf = useDepartmentText();
  return (
    <RecordForm of={department} form={recordForm} textOf={textOf} references={references}>
      <DepartmentFields form={recordForm.form} row={recordForm.row} />
    </RecordForm>
  );
}

export const departmentForm = formPages(department, DepartmentForm);
