import { defineRecord } from '@haisha/records/define-record';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { directionPlace } from './direction-place.ts';
import { directionsApi } from './directions-api.ts';

/** Directions as lists, forms, pickers and links know them. */
export const direction = defineRecord({ place: directionPlace, api: directionsApi, nameOf: codeAndName });
