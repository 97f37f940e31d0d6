import { recordPlace } from '@haisha/records/record-place';
import { listPages } from '@haisha/validation/list-pages';

export const vehicleTypePlace = recordPlace('vehicleType', listPages.vehicleType);
