import { recordPlace } from '@haisha/records/record-place';
import { listPages } from '@haisha/validation/list-pages';

export const cargoOwnerPlace = recordPlace('cargoOwner', listPages.cargoOwner);
