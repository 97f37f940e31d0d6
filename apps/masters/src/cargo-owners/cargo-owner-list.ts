import { ids } from '@haisha/records/list/list-definition';
import { cargoOwnerSortColumns } from '@haisha/validation/cargo-owner-choices';

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
  wideColumns: ['contactName', 'phone'],
};
