import { isDeepStrictEqual } from 'node:util';
import {
  type Course,
  type CourseInput,
  courseInputSchema,
  courseKinds,
  courseWarnings,
} from '@haisha/validation/course';
import { temperatureZones } from '@haisha/validation/vehicle-body';
import { isAmong } from '../../../db/is-among.ts';
import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { courseStops } from '../../../db/schema/masters/course-stops.ts';
import { courses } from '../../../db/schema/masters/courses.ts';
import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { destinations } from '../../../db/schema/masters/destinations.ts';
import { directions } from '../../../db/schema/masters/directions.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
import { vehicles } from '../../../db/schema/masters/vehicles.ts';
import { plainWrites } from '../../../services/imports/apply/plain-writes.ts';
import { importFieldsFor } from '../../../services/imports/fields/import-field.ts';
import { codeKeys } from '../../../services/imports/fields/import-key.ts';
import type { ImportedEntity } from '../../../services/imports/imported-entity.ts';
import { fieldWarnings } from '../../../services/imports/judge/field-warnings.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { insertRows } from '../../../services/records/write/write-many.ts';
import { exportedCourses } from './course-export.ts';
import { courseHeaders } from './course-headers.ts';
import { courseRepository, courseRow } from './course-repository.ts';
import { readStops, stopWords } from './read-stops.ts';

const { text, figure, day, time, choice, list, weekdays, flag, reference, references } =
  importFieldsFor<CourseInput>('course');
const plain = plainWrites<Course, CourseInput>(courses, (input) => courseRow(input));

export const importedCourses: ImportedEntity<Course, CourseInput> = {
  exported: exportedCourses,
  access: 'importCourses.create',
  repository: courseRepository,
  input: courseInputSchema,
  fields: [
    text('code'),
    text('name'),
    text('nameEn'),
    figure('roundNumber', '便'),
    reference('departmentName', 'departmentId', departments),
    reference('directionName', 'directionId', directions),
    reference('cargoOwnerName', 'cargoOwnerId', cargoOwners),
    choice('kind', courseKinds),
    reference('vehicleTypeName', 'vehicleTypeId', vehicleTypes),
    list('zones', 'zone', temperatureZones),
    weekdays('weekdays', 'weekday', { runsOnHolidays: true }),
    flag('runsOnHolidays'),
    day('validFrom'),
    day('validTo'),
    text('startPlace'),
    text('endPlace'),
    time('reportMinutes'),
    time('rollCallMinutes'),
    time('leaveGarageMinutes'),
    time('loadStartMinutes'),
    time('loadEndMinutes'),
    time('departMinutes'),
    time('returnMinutes'),
    time('endMinutes'),
    figure('drivingMinutes', '分'),
    figure('breakMinutes', '分'),
    references('stops', {
      table: destinations,
      more: { workMinutes: destinations.workMinutes },
      within: { path: '$.stops[*].destinationId', isByCode: true, words: stopWords, read: readStops },
    }),
    figure('standardDistanceKm', 'km'),
    figure('usualTollYen', '円'),
    text('tollRoute'),
    figure('driverAllowanceYen', '円'),
    figure('crew', '人', '名'),
    flag('hasHelper'),
    reference('defaultVehicleName', 'defaultVehicleId', vehicles),
    reference('defaultDriverName', 'defaultDriverId', drivers),
    reference('defaultDeliveryCompanyName', 'defaultDeliveryCompanyId', deliveryCompanies),
    flag('isTemporary'),
    text('note'),
  ],
  usualHeaders: courseHeaders,
  warnings: fieldWarnings(courseWarnings),
  keys: codeKeys(courses, courses.code),
  ...plain,

  async insert(write, inputs) {
    const ids = await plain.insert(write, inputs);
    await insertStops(
      write.tx,
      inputs.map(({ stops }, index) => ({ id: ids[index] ?? '', stops })),
    );
    return ids;
  },

  async update(write, changes) {
    await plain.update(write, changes);
    const rerouted = changes
      .filter(({ row, input }) => !isDeepStrictEqual(row.stops, input.stops))
      .map(({ row: { id }, input: { stops } }) => ({ id, stops }));
    const ids = rerouted.map(({ id }) => id);
    await write.tx.delete(courseStops).where(isAmong(courseStops.courseId, ids));
    await insertStops(write.tx, rerouted);
  },
};

async function insertStops(tx: Reader, routes: (Pick<CourseInput, 'stops'> & { id: string })[]): Promise<void> {
  const rows = routes.flatMap(({ id: courseId, stops }) =>
    stops.map((stop, position) => ({ ...stop, courseId, position })),
  );
  await insertRows(tx, courseStops, rows);
}
