import { referenceCell } from '@haisha/imports/reference-cell';
import { customer } from '@haisha/references/customers/customer';

/** The cells of imports of cargo owners that name one record of another master. */
export const cargoOwnerReferenceCells = {
  customerName: referenceCell(customer),
};
