import { picked } from '@haisha/records/form/picked';
import { type Course, type CourseInput, courseInputSchema } from '@haisha/validation/course';
import { weekdays } from '@haisha/validation/driver-choices';
import type { Control, DefaultValues } from 'react-hook-form';

/** What the form of a course holds while it is being filled in. */
export type CourseValues = (typeof courseInputSchema)['_zod']['input'];
export type CourseControl = Control<CourseValues, unknown, CourseInput>;

export const newCourse: DefaultValues<CourseValues> = {
  roundNumber: 1,
  kind: 'store',
  crew: 1,
  weekdays: [...weekdays],
  zones: [],
  stops: [],
};

/** The fields of a course as its form holds them: of its stops what can be changed, without the names of the places. */
export function courseValues(row: Course): CourseInput {
  const stops = row.stops.map(
    ({ destinationCode: _, destinationName: __, destinationNameEn: ___, city: ____, ...stop }) => stop,
  );
  return { ...picked<CourseInput>(courseInputSchema.shape, row), stops };
}
