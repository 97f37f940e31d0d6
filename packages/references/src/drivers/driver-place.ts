import { recordPlace } from '@haisha/records/record-place';
import { masterRecords } from '@haisha/rules/areas/masters';

export const driverPlace = recordPlace('driver', masterRecords.driver.path);
