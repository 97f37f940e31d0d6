import { recordPlace } from '@haisha/records/record-place';
import { masterRecords } from '@haisha/rules/areas/masters';

export const directionPlace = recordPlace('direction', masterRecords.direction.path);
