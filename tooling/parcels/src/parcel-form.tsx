import { formPages, type RowToEdit } from '@haisha/records/form/form-pages';
import { picked } from '@haisha/records/form/picked';
import { RecordForm } from '@haisha/records/form/record-form';
import { useRecordForm } from '@haisha/records/form/use-record-form';
import { parcel } from './parcel.ts';
import { type Parcel, type ParcelInput, parcelInputSchema } from './parcel-contract.ts';
import { ParcelFields } from './parcel-fields.tsx';
import { useParcelText } from './use-parcel-text.ts';

export function parcelValues(row: Parcel): ParcelInput {
  return picked<ParcelInput>(parcelInputSchema.shape, row);
}

/** The page on which a parcel is added or changed. */
function ParcelForm({ row, copyOf }: RowToEdit<Parcel>) {
  const textOf = useParcelText();
  const recordForm = useRecordForm(parcel, {
    schema: parcelInputSchema,
    row,
    valuesOf: parcelValues,
    initial: copyOf ? { ...parcelValues(copyOf), code: '' } : {},
    carries: ['depotId'],
  });
  return (
    <RecordForm of={parcel} form={recordForm} textOf={textOf}>
      <ParcelFields form={recordForm.form} known={recordForm.row ?? copyOf ?? null} />
    </RecordForm>
  );
}

export const parcelForm = formPages(parcel, ParcelForm);
