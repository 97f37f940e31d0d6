import { recordPlace } from '@haisha/records/record-place';
import { listPages } from '@haisha/validation/list-pages';

export const destinationPlace = recordPlace('destination', listPages.destination);
