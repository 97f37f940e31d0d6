import { useTranslation } from '@haisha/i18n';
import { CorrectionForm } from '@haisha/records/panel/correction-form';
import type { CorrectionProps } from '@haisha/records/panel/correction-props';
import { useCorrection } from '@haisha/records/panel/use-correction';
import { customer } from '@haisha/references/customers/customer';
import { CodeField, FaxField, PhoneField, SelectField, TextareaField, TextField } from '@haisha/ui/fields';
import { type Customer, customerInputSchema, customerWarnings } from '@haisha/validation/customer';
import { invoiceForms, invoiceSendings, taxRoundings } from '@haisha/validation/customer-choices';
import type { ReactNode } from 'react';
import { PaymentDayFields } from '../../fields/payment-day-fields.tsx';
import { type CustomerControl, customerValues } from '../customer-values.ts';
import { useCustomerText } from '../use-customer-text.ts';

const choices = { invoiceForm: invoiceForms, invoiceSending: invoiceSendings, taxRounding: taxRoundings };

/** Corrects one value of a customer. */
export function CustomerCorrection(props: CorrectionProps<Customer>) {
  const correction = useCorrection(customer, { ...props, schema: customerInputSchema, valuesOf: customerValues });
  return (
    <CorrectionForm of={correction} textOf={useCustomerText()} warnings={customerWarnings}>
      <CustomerField control={correction.form.control} field={props.field} />
    </CorrectionForm>
  );
}

function CustomerField({ control, field }: { control: CustomerControl; field: string }): ReactNode {
  const { t } = useTranslation('customer');
  const term = <const N extends string>(name: N) => ({
    control,
    name: `terms.${name}` as const,
    label: t(`field.terms.${String(name)}`),
  });
  const choice = (name: keyof typeof choices) => (
    <SelectField
      {...term(name)}
      required
      placeholder={false}
      options={choices[name].map((value) => ({ value, label: t(`${name}.${value}`) }))}
    />
  );
  switch (field) {
    case 'phone':
      return <PhoneField control={control} name="phone" label={t('field.phone')} />;
    case 'fax':
      return <FaxField control={control} name="fax" label={t('field.fax')} />;
    case 'contactName':
      return <TextField control={control} name="contactName" label={t('field.contactName')} />;
    case 'email':
      return <CodeField control={control} name="email" label={t('field.email')} type="email" />;
    case 'terms.closingDay':
      return <PaymentDayFields field={term} />;
    case 'terms.invoiceForm':
      return choice('invoiceForm');
    case 'terms.invoiceSending':
      return choice('invoiceSending');
    case 'terms.taxRounding':
      return choice('taxRounding');
    case 'note':
      return <TextareaField control={control} name="note" label={t('field.note')} />;
    default:
      return null;
  }
}
