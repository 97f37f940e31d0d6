import { defineRecord } from '@haisha/records/define-record';
import { userName } from './user-name.ts';
import { userPlace } from './user-place.ts';
import { usersApi } from './users-api.ts';

/** Users as lists, forms and links know them. */
export const user = defineRecord({ place: userPlace, api: usersApi, nameOf: userName });
