import { manyOf, oneOf } from '@haisha/records/list/list-definition';
import {
  deliveryCompanySortColumns,
  insuranceDueFilters,
  legalForms,
  permitKinds,
} from '@haisha/validation/delivery-company-choices';

/** What the address of the list of delivery companies can say. */
export const deliveryCompanyList = {
  sortColumns: deliveryCompanySortColumns,
  filters: {
    legalForm: manyOf(legalForms),
    permitKind: manyOf(permitKinds),
    insuranceDue: oneOf(insuranceDueFilters),
  },
  hiddenColumns: [
    'kana',
    'legalForm',
    'corporateNumber',
    'permitNumber',
    'drivers',
    'email',
    'address',
    'orderSending',
    'updatedAt',
  ],
  wideColumns: ['kana', 'drivers'],
};
