import { recordPlace } from '@haisha/records/record-place';
import { masterRecords } from '@haisha/rules/areas/masters';

export const vehiclePlace = recordPlace('vehicle', masterRecords.vehicle.path);
