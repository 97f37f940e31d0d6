import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { type SettableField, valueAt } from '@haisha/records/bulk/settable-field';
import type { Customer } from '@haisha/validation/customer';
import { customerSettable, invoiceForms, invoiceSendings, paymentMethods } from '@haisha/validation/customer-choices';
import { languages } from '@haisha/validation/user-choices';
import { termDays } from '../fields/term-choices.ts';
import { useCustomerText } from './use-customer-text.ts';

type Settable = (typeof customerSettable)[number];

const values: Record<Settable, readonly (string | number | boolean | null)[]> = {
  honorific: ['御中', '様', null],
  'terms.closingDay': termDays.map(Number),
  'terms.paymentMethod': paymentMethods,
  'terms.invoiceForm': invoiceForms,
  'terms.invoiceSending': invoiceSendings,
  'terms.invoiceLanguage': languages,
  'terms.hasFuelSurcharge': [true, false],
};

/** The fields of customers that are set in many rows at once; terms only by those who may change them. */
export function useCustomerSettable(): SettableField<Customer>[] {
  const { t } = useTranslation('customer');
  const textOf = useCustomerText();
  const maySetTerms = useCan()('customer.updateTerms');
  return customerSettable
    .filter((field) => maySetTerms || !field.startsWith('terms.'))
    .map((field) => ({
      field,
      label: t(`field.${field}`),
      textOf: (row) => textOf(field, valueAt(row, field)),
      options: values[field].map((value) => ({ value, label: textOf(field, value) || t('bulk:set.none') })),
    }));
}
