import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { chipsOf } from '@haisha/records/list/chips-of';
import { FilterMany } from '@haisha/records/list/filter-many';
import { manyChoice } from '@haisha/records/list/many-choice';
import type { ListState } from '@haisha/records/list/use-list-query';
import { invoiceForms } from '@haisha/validation/customer-choices';
import { termDays } from '../fields/term-choices.ts';
import { useTermText } from '../fields/use-term-text.ts';
import type { customerList } from './customer-list.ts';

/** The filters of the list of customers, and their chips; they are about terms, which not everybody reads. */
export function useCustomerFilters(list: ListState<typeof customerList>) {
  const { t } = useTranslation('customer');
  const { day } = useTermText();
  const can = useCan();
  const closingDay = manyChoice(list, 'closingDay', {
    label: t('field.terms.closingDay'),
    options: termDays.map((value) => ({ value, label: day(Number(value)) })),
  });
  const invoiceForm = manyChoice(list, 'invoiceForm', {
    label: t('short.invoiceForm'),
    options: invoiceForms.map((value) => ({ value, label: t(`invoiceForm.${value}`) })),
  });
  if (!can('customer.readTerms')) return {};
  return {
    fields: (
      <>
        <FilterMany {...closingDay} />
        <FilterMany {...invoiceForm} />
      </>
    ),
    chips: [...chipsOf(closingDay), ...chipsOf(invoiceForm)],
  };
}
