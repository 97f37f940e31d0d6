import { recordPlace } from '@haisha/records/record-place';
import { identityRecords } from '@haisha/rules/areas/identity';

export const userPlace = recordPlace('user', identityRecords.user.path);
