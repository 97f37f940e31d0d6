import { recordPlace } from '@haisha/records/record-place';
import { listPages } from '@haisha/validation/list-pages';

export const driverPlace = recordPlace('driver', listPages.driver);
