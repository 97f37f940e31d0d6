import { defineRecord } from '@haisha/records/define-record';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { coursePlace } from './course-place.ts';
import { coursesApi } from './courses-api.ts';

/** Courses as lists, forms, pickers and links know them. */
export const course = defineRecord({ place: coursePlace, api: coursesApi, nameOf: codeAndName });
