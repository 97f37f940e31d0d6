import { useCan } from '@haisha/platform';
import { formPages, type RowToEdit } from '@haisha/records/form/form-pages';
import { RecordForm } from '@haisha/records/form/record-form';
import { useRecordForm } from '@haisha/records/form/use-record-form';
import { referenceTo } from '@haisha/records/naming/reference-to';
import { cargoOwner } from '@haisha/references/cargo-owners/cargo-owner';
import { customer } from '@haisha/references/customers/customer';
import { type CargoOwner, cargoOwnerInputSchema } from '@haisha/validation/cargo-owner';
import { nameWarnings } from '@haisha/validation/japanese-field';
import { CargoOwnerFields } from './cargo-owner-fields.tsx';
import { cargoOwnerValues, newCargoOwner } from './cargo-owner-values.ts';
import { useCargoOwnerText } from './use-cargo-owner-text.ts';

const references = { customerId: referenceTo(customer) };

/** The page on which a cargo owner is added or changed. */
function CargoOwnerForm({ row, copyOf }: RowToEdit<CargoOwner>) {
  const maySetTerms = useCan()('cargoOwner.updateTerms');
  const fresh = newCargoOwner(maySetTerms);
  const recordForm = useRecordForm(cargoOwner, {
    schema: cargoOwnerInputSchema,
    row,
    valuesOf: cargoOwnerValues,
    parts: ['terms'],
    carries: ['customerId'],
    warnings: nameWarnings,
    initial: copyOf ? { ...cargoOwnerValues(copyOf), code: '', terms: maySetTerms ? copyOf.terms : null } : fresh,
  });
  const textOf = useCargoOwnerText();
  return (
    <RecordForm of={cargoOwner} form={recordForm} textOf={textOf} references={references}>
      <CargoOwnerFields
        form={recordForm.form}
        known={recordForm.row ?? copyOf ?? null}
        showsTerms={row ? row.terms !== null : maySetTerms}
      />
    </RecordForm>
  );
}

export const cargoOwnerForm = formPages(cargoOwner, CargoOwnerForm);
