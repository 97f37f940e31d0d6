import {
  deliveryCompanySortColumns,
  insuranceDueFilters,
  legalForms,
  permitKinds,
} from '@haisha/validation/delivery-company-choices';
import { manyOf, oneOf } from '../list/list-definition.ts';

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
};
