import { recordPlace } from '@haisha/records/record-place';
import { masterRecords } from '@haisha/rules/areas/masters';

export const vehicleTypePlace = recordPlace('vehicleType', masterRecords.vehicleType.path);
