import { defineRecord } from '@haisha/records/define-record';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { vehicleTypePlace } from './vehicle-type-place.ts';
import { vehicleTypesApi } from './vehicle-types-api.ts';

/** Vehicle types as lists, forms, pickers and links know them. */
export const vehicleType = defineRecord({ place: vehicleTypePlace, api: vehicleTypesApi, nameOf: codeAndName });
