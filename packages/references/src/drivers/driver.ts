import { defineRecord } from '@haisha/records/define-record';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { driverPlace } from './driver-place.ts';
import { driversApi } from './drivers-api.ts';

/** Drivers as lists, forms, pickers and links know them. */
export const driver = defineRecord({ place: driverPlace, api: driversApi, nameOf: codeAndName });
