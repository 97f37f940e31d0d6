import { type Course, type CourseInput, courseInputSchema, courseKinds } from '@haisha/validation/course';
import { weekdays } from '@haisha/validation/driver-choices';
import { temperatureZones } from '@haisha/validation/vehicle-body';
import { inArray } from 'drizzle-orm';
import { insertEntities, updateEntities } from '../../crud/write-many.ts';
import { cargoOwners } from '../../db/schema/cargo-owners.ts';
import { courses } from '../../db/schema/courses.ts';
import { departments } from '../../db/schema/departments.ts';
import { directions } from '../../db/schema/directions.ts';
import { vehicleTypes } from '../../db/schema/vehicle-types.ts';
import { importFieldsFor } from '../../imports/import-field.ts';
import { columnKey } from '../../imports/import-key.ts';
import type { ImportedEntity } from '../../imports/imported-entity.ts';
import { listReader } from '../../imports/read-list.ts';
import { exportedCourses } from './course-export.ts';
import { courseRepository, courseRow } from './course-repository.ts';

const { text, choice, flag, reference, of } = importFieldsFor<CourseInput>('course');

/** What a file says of a course; its stops and who drives it are chosen on its page and stay as they are. */
export const importedCourses: ImportedEntity<Course, CourseInput> = {
  exported: exportedCourses,
  access: 'importCourses.create',
  repository: courseRepository,
  input: courseInputSchema,
  fields: [
    text('code'),
    text('name'),
    text('nameEn'),
    text('roundNumber'),
    reference('departmentName', 'departmentId', departments),
    reference('directionName', 'directionId', directions),
    reference('cargoOwnerName', 'cargoOwnerId', cargoOwners),
    choice('kind', courseKinds),
    reference('vehicleTypeName', 'vehicleTypeId', vehicleTypes),
    of('zones', listReader('course', 'zone', temperatureZones)),
    of('weekdays', listReader('course', 'weekday', weekdays)),
    flag('runsOnHolidays'),
    text('validFrom'),
    text('validTo'),
    text('startPlace'),
    text('endPlace'),
    text('reportMinutes'),
    text('rollCallMinutes'),
    text('leaveGarageMinutes'),
    text('loadStartMinutes'),
    text('loadEndMinutes'),
    text('departMinutes'),
    text('returnMinutes'),
    text('endMinutes'),
    text('drivingMinutes'),
    text('breakMinutes'),
    text('standardDistanceKm'),
    text('usualTollYen'),
    text('tollRoute'),
    text('driverAllowanceYen'),
    text('crew'),
    flag('hasHelper'),
    flag('isTemporary'),
    text('note'),
  ],
  keys: [columnKey('code', courses, courses.code)],

  async insert({ tx, actor }, inputs) {
    return await insertEntities(tx, courses, actor, inputs.map(rowOf));
  },

  async update({ tx, actor }, changes) {
    const rows = changes.map(({ row: { id }, input }) => ({ ...rowOf(input), id }));
    await updateEntities(tx, courses, actor, rows);
  },

  async remove({ tx }, ids) {
    await tx.delete(courses).where(inArray(courses.id, ids));
  },
};

function rowOf({ stops: _, ...input }: CourseInput) {
  return courseRow(input);
}
