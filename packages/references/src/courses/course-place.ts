import { recordPlace } from '@haisha/records/record-place';
import { masterRecords } from '@haisha/rules/areas/masters';

export const coursePlace = recordPlace('course', masterRecords.course.path);
