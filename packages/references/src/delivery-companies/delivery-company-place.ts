import { recordPlace } from '@haisha/records/record-place';
import { masterRecords } from '@haisha/rules/areas/masters';

export const deliveryCompanyPlace = recordPlace('deliveryCompany', masterRecords.deliveryCompany.path);
