import { cargoOwnerSortColumns } from '@haisha/validation/cargo-owner-choices';
import { ids } from '../list/list-definition.ts';

/** What the address of the list of cargo owners can say. */
export const cargoOwnerList = {
  sortColumns: cargoOwnerSortColumns,
  filters: { customerId: ids() },
  hiddenColumns: [
    'kana',
    'nameEn',
    'defaultGoods',
    'terms.contractIssuedDate',
    'terms.waitingRule',
    'contactName',
    'phone',
    'email',
    'colour',
    'updatedAt',
  ],
};
