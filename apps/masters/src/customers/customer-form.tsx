import { useCan } from '@haisha/platform';
import { type RowInDialog, recordDialog } from '@haisha/records/form/record-dialog';
import { RecordFormDialog } from '@haisha/records/form/record-form-dialog';
import { useRecordForm } from '@haisha/records/form/use-record-form';
import { customer } from '@haisha/references/customers/customer';
import { type Customer, customerInputSchema, customerWarnings } from '@haisha/validation/customer';
import { CustomerFields, CustomerNote } from './customer-fields.tsx';
import { CustomerTermsFields } from './customer-terms-fields.tsx';
import { copiedCustomer, customerValues, newCustomer } from './customer-values.ts';
import { useCustomerText } from './use-customer-text.ts';

/** The dialog in which a customer is added or changed, over the list or over another form. */
function CustomerForm({ row, copyOf, text, onSaved, onClose }: RowInDialog<Customer>) {
  const maySetTerms = useCan()('customer.updateTerms');
  const recordForm = useRecordForm(customer, {
    schema: customerInputSchema,
    row,
    valuesOf: customerValues,
    initial: copyOf ? copiedCustomer(copyOf, maySetTerms) : newCustomer(maySetTerms, text),
    onSaved,
    parts: ['terms'],
    warnings: customerWarnings,
  });
  const { form } = recordForm;
  return (
    <RecordFormDialog of={customer} form={recordForm} textOf={useCustomerText()} onClose={onClose}>
      <CustomerFields form={form} />
      {(row ? row.terms !== null : maySetTerms) && <CustomerTermsFields control={form.control} />}
      <CustomerNote form={form} />
    </RecordFormDialog>
  );
}

export const customerForm = recordDialog(customer, CustomerForm);
