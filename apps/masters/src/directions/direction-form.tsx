import { ChooseRowPage } from '@haisha/records/form/choose-row-page';
import { formPages, type RowToEdit } from '@haisha/records/form/form-pages';
import { RecordForm } from '@haisha/records/form/record-form';
import { useRecordForm } from '@haisha/records/form/use-record-form';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { direction } from '@haisha/references/directions/direction';
import { type Direction, directionInputSchema, directionWarnings } from '@haisha/validation/direction';
import { DirectionFields } from './direction-fields.tsx';
import { directionValues, newDirection } from './direction-values.ts';
import { useDirectionText } from './use-direction-text.ts';

/** The page on which a direction is added or changed. */
function DirectionForm({ row, copyOf }: RowToEdit<Direction>) {
  const textOf = useDirectionText();
  const recordForm = useRecordForm(direction, {
    schema: directionInputSchema,
    row,
    valuesOf: directionValues,
    warnings: directionWarnings,
    initial: copyOf ? { ...directionValues(copyOf), code: '' } : newDirection,
  });
  return (
    <RecordForm of={direction} form={recordForm} textOf={textOf}>
      <DirectionFields form={recordForm.form} known={recordForm.row} />
    </RecordForm>
  );
}

/** Finds a direction where the address names none. */
function ChoosePage() {
  const localName = useLocalName();
  return <ChooseRowPage of={direction} hintOf={(row) => localName(row.departmentName, row.departmentNameEn)} />;
}

export const directionForm = { ...formPages(direction, DirectionForm), ChoosePage };
