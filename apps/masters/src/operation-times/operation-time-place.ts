import { recordPlace } from '@haisha/records/record-place';
import { masterRecords } from '@haisha/rules/areas/masters';

export const operationTimePlace = recordPlace('operationTime', masterRecords.operationTime.path);
