import { manyOf } from '@haisha/records/list/list-definition';
import { customerSortColumns, invoiceForms } from '@haisha/validation/customer-choices';
import { termDays } from '../fields/term-choices.ts';

/** What the address of the list of customers can say. */
export const customerList = {
  sortColumns: customerSortColumns,
  filters: { closingDay: manyOf(termDays), invoiceForm: manyOf(invoiceForms) },
  hiddenColumns: [
    'kana',
    'nameEn',
    'terms.invoiceSending',
    'terms.taxRounding',
    'contactName',
    'prefecture',
    'fax',
    'email',
    'updatedAt',
  ],
  wideColumns: ['kana', 'contactName'],
};
