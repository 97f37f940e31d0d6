import { recordPlace } from '@haisha/records/record-place';
import { masterRecords } from '@haisha/rules/areas/masters';

export const destinationPlace = recordPlace('destination', masterRecords.destination.path);
