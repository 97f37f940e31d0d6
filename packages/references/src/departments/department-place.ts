import { recordPlace } from '@haisha/records/record-place';
import { masterRecords } from '@haisha/rules/areas/masters';

export const departmentPlace = recordPlace('department', masterRecords.department.path);
