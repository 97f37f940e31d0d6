import { ChooseRowPage } from '@haisha/records/form/choose-row-page';
import { formPages, type RowToEdit } from '@haisha/records/form/form-pages';
import { RecordForm } from '@haisha/records/form/record-form';
import { useRecordForm } from '@haisha/records/form/use-record-form';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { type OperationTime, operationTimeInputSchema, operationTimeWarnings } from '@haisha/validation/operation-time';
import { CourseTimeText } from './course-time-text.tsx';
import { operationTime } from './operation-time.ts';
import { OperationTimeFields } from './operation-time-fields.tsx';
import { newOperationTime, operationTimeValues } from './operation-time-values.ts';
import { useOperationTimeText } from './use-operation-time-text.ts';

/** The page on which an operation time is added or changed. */
function OperationTimeForm({ row, copyOf }: RowToEdit<OperationTime>) {
  const recordForm = useRecordForm(operationTime, {
    schema: operationTimeInputSchema,
    row,
    valuesOf: operationTimeValues,
    warnings: operationTimeWarnings,
    initial: copyOf ? { ...operationTimeValues(copyOf), code: '' } : newOperationTime(),
  });
  const textOf = useOperationTimeText();
  const shown = (name: string, value: unknown) =>
    name === 'courseTimes' && Array.isArray(value) && value.length > 0
      ? value.map((time) => <CourseTimeText key={time.courseId} time={time} />)
      : textOf(name, value);
  return (
    <RecordForm of={operationTime} form={recordForm} textOf={shown}>
      <OperationTimeFields form={recordForm.form} known={recordForm.row ?? copyOf ?? null} />
    </RecordForm>
  );
}

/** Finds an operation time where the address names none. */
function ChoosePage() {
  const localName = useLocalName();
  return <ChooseRowPage of={operationTime} hintOf={(row) => localName(row.departmentName, row.departmentNameEn)} />;
}

export const operationTimeForm = { ...formPages(operationTime, OperationTimeForm), ChoosePage };
