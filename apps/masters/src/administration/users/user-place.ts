import { recordPlace } from '@haisha/records/record-place';

export const userPlace = recordPlace('user', '/users');
