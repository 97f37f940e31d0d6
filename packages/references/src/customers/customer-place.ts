import { dialogPlace } from '@haisha/records/dialog-place';
import { listPages } from '@haisha/validation/list-pages';

export const customerPlace = dialogPlace('customer', listPages.customer);
