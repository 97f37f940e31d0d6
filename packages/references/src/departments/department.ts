import { defineRecord } from '@haisha/records/define-record';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { departmentPlace } from './department-place.ts';
import { departmentsApi } from './departments-api.ts';

/** Departments as lists, forms, pickers and links know them. */
export const department = defineRecord({ place: departmentPlace, api: departmentsApi, nameOf: codeAndName });
