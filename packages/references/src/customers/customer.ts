import { defineRecord } from '@haisha/records/define-record';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { customerPlace } from './customer-place.ts';
import { customersApi } from './customers-api.ts';

/** Customers as lists, forms, pickers and links know them. */
export const customer = defineRecord({ place: customerPlace, api: customersApi, nameOf: codeAndName });
