import { defineRecord } from '@haisha/records/define-record';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { destinationPlace } from './destination-place.ts';
import { destinationsApi } from './destinations-api.ts';

/** Delivery destinations as lists, forms, pickers and links know them. */
export const destination = defineRecord({ place: destinationPlace, api: destinationsApi, nameOf: codeAndName });
