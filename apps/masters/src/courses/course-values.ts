import { picked } from '@haisha/records/form/picked';
import { type Course, type CourseInput, courseInputSchema, earlyStops } from '@haisha/validation/course';
import { crossField } from '@haisha/validation/cross-field';
import { weekdays } from '@haisha/validation/driver-choices';
import { flag } from '@haisha/validation/field';
import type { Control, DefaultValues, UseFormReturn } from 'react-hook-form';

/** What a person enters; stops that would be reached too early have to be meant. */
export const courseFormSchema = courseInputSchema
  .safeExtend({ confirmStopOrder: flag() })
  .check(
    crossField((draft) =>
      draft.confirmStopOrder === true || earlyStops(draft).length === 0
        ? []
        : [{ path: 'confirmStopOrder', code: 'stopOrder' }],
    ),
  );

/** What the form of a course holds while it is being filled in. */
export type CourseValues = (typeof courseFormSchema)['_zod']['input'];
type CourseFormInput = (typeof courseFormSchema)['_zod']['output'];
export type CourseControl = Control<CourseValues, unknown, CourseFormInput>;
export type CourseFormApi = UseFormReturn<CourseValues, unknown, CourseFormInput>;

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
