import { defineRecord } from '@haisha/records/define-record';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { operationTimePlace } from './operation-time-place.ts';
import { operationTimesApi } from './operation-times-api.ts';

/** Operation times as lists, forms and links know them. */
export const operationTime = defineRecord({ place: operationTimePlace, api: operationTimesApi, nameOf: codeAndName });
