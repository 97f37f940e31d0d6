import { dialogPlace } from '@haisha/records/dialog-place';
import { masterRecords } from '@haisha/rules/areas/masters';

export const customerPlace = dialogPlace('customer', masterRecords.customer.path);
