import { defineRecord } from '@haisha/records/define-record';
import { vehicleName } from './vehicle-name.ts';
import { vehiclePlace } from './vehicle-place.ts';
import { vehiclesApi } from './vehicles-api.ts';

/** Vehicles as lists, forms, pickers and links know them. */
export const vehicle = defineRecord({ place: vehiclePlace, api: vehiclesApi, nameOf: vehicleName });
