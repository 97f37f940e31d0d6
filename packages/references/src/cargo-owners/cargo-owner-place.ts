import { recordPlace } from '@haisha/records/record-place';
import { masterRecords } from '@haisha/rules/areas/masters';

export const cargoOwnerPlace = recordPlace('cargoOwner', masterRecords.cargoOwner.path);
