import { formPages, type RowToEdit } from '@haisha/records/form/form-pages';
import { RecordForm } from '@haisha/records/form/record-form';
import { useRecordForm } from '@haisha/records/form/use-record-form';
import { destination } from '@haisha/references/destinations/destination';
import { type Destination, destinationWarnings } from '@haisha/validation/destination';
import { DestinationAccessFields } from './destination-access-fields.tsx';
import { DestinationAddressFields } from './destination-address-fields.tsx';
import { DestinationGoodsFields } from './destination-goods-fields.tsx';
import { DestinationIdentityFields } from './destination-identity-fields.tsx';
import { DestinationPositionFields } from './destination-position-fields.tsx';
import { destinationReferences } from './destination-references.ts';
import { DestinationTimeFields } from './destination-time-fields.tsx';
import { copiedDestination, destinationFormSchema, destinationValues, newDestination } from './destination-values.ts';
import { LazyNotesOnDestination } from './notes/lazy-notes-on-destination.tsx';
import { useDestinationText } from './use-destination-text.ts';

/** The page on which a delivery destination is added or changed. */
function DestinationForm({ row, copyOf }: RowToEdit<Destination>) {
  const known = row ?? copyOf;
  const textOf = useDestinationText();
  const recordForm = useRecordForm(destination, {
    schema: destinationFormSchema,
    row,
    valuesOf: destinationValues,
    warnings: destinationWarnings,
    initial: copyOf ? copiedDestination(copyOf) : newDestination,
  });
  const { form } = recordForm;
  return (
    <RecordForm
      of={destination}
      form={recordForm}
      textOf={textOf}
      references={destinationReferences}
      below={row && <LazyNotesOnDestination destinationId={row.id} locked={row.archivedAt !== null} />}
    >
      <DestinationIdentityFields form={form} row={row} known={known} />
      <DestinationAddressFields form={form} />
      <DestinationPositionFields form={form} row={recordForm.row} />
      <DestinationTimeFields control={form.control} />
      <DestinationAccessFields control={form.control} />
      <DestinationGoodsFields control={form.control} known={known} />
    </RecordForm>
  );
}

export const destinationForm = formPages(destination, DestinationForm);
