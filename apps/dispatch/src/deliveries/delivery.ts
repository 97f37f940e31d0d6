import { defineRecord } from '@haisha/records/define-record';
import { deliveriesApi } from './deliveries-api.ts';
import { deliveryName } from './delivery-name.ts';
import { deliveryPlace } from './delivery-place.ts';

/** Deliveries as lists, forms, pickers and links know them. */
export const delivery = defineRecord({ place: deliveryPlace, api: deliveriesApi, nameOf: deliveryName });
