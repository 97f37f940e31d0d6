import { useCan } from '@haisha/platform';
import { ChooseRowPage } from '@haisha/records/form/choose-row-page';
import { formPages, type RowToEdit } from '@haisha/records/form/form-pages';
import { RecordForm } from '@haisha/records/form/record-form';
import { useRecordForm } from '@haisha/records/form/use-record-form';
import { deliveryCompany } from '@haisha/references/delivery-companies/delivery-company';
import {
  type DeliveryCompany,
  deliveryCompanyInputSchema,
  deliveryCompanyWarnings,
} from '@haisha/validation/delivery-company';
import { ContactsForm } from './contacts-form.tsx';
import { DeliveryCompanyFields } from './delivery-company-fields.tsx';
import { copiedDeliveryCompany, deliveryCompanyValues, newDeliveryCompany } from './delivery-company-values.ts';
import { useDeliveryCompanyText } from './use-delivery-company-text.ts';

/** The page on which a delivery company is added or changed. */
function DeliveryCompanyForm({ row, copyOf }: RowToEdit<DeliveryCompany>) {
  const maySetTerms = useCan()('deliveryCompany.updateTerms');
  const textOf = useDeliveryCompanyText();
  const recordForm = useRecordForm(deliveryCompany, {
    schema: deliveryCompanyInputSchema,
    row,
    valuesOf: deliveryCompanyValues,
    warnings: deliveryCompanyWarnings,
    initial: copyOf ? copiedDeliveryCompany(copyOf, maySetTerms) : newDeliveryCompany(maySetTerms),
  });
  return (
    <RecordForm of={deliveryCompany} form={recordForm} textOf={textOf}>
      <DeliveryCompanyFields form={recordForm.form} showsTerms={row ? row.terms !== null : maySetTerms} />
    </RecordForm>
  );
}

/** Finds a delivery company where the address names none. */
function ChoosePage() {
  return <ChooseRowPage of={deliveryCompany} hintOf={(row) => `${row.prefecture}${row.city}`} />;
}

/** The form that a person may change: people of the company change only how they are reached. */
function WholeOrContactsForm({ row, copyOf }: RowToEdit<DeliveryCompany>) {
  const can = useCan();
  const isOwn = can('deliveryCompany.updateContacts') && !can('deliveryCompany.update');
  return row && isOwn ? <ContactsForm row={row} /> : <DeliveryCompanyForm row={row} copyOf={copyOf} />;
}

export const deliveryCompanyForm = { ...formPages(deliveryCompany, WholeOrContactsForm), ChoosePage };
