import { formatNightTime } from '@haisha/rules/night-time';
import { type Course, type CourseListQuery, courseListQuerySchema } from '@haisha/validation/course';
import { isAmong } from '../../../db/is-among.ts';
import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { courses } from '../../../db/schema/masters/courses.ts';
import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { directions } from '../../../db/schema/masters/directions.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
import { columnsFor, type ExportColumn } from '../../../services/exports/cells/export-column.ts';
import { listText } from '../../../services/exports/cells/list-text.ts';
import { type ExportedEntity, selectedBy } from '../../../services/exports/exported-entity.ts';
import type { Labels } from '../../../services/words/labels.ts';
import { courseIds, selectCourses } from './course-list.ts';
import { stopsText } from './stops-text.ts';

export const exportedCourses: ExportedEntity<Course, CourseListQuery> = {
  path: '/courses',
  name: 'course',
  listQuery: courseListQuerySchema,
  columns: courseColumns,
  calls: [departments, directions, cargoOwners, vehicleTypes, drivers, deliveryCompanies],
  ids: courseIds,
  ...selectedBy((db, ids) => selectCourses(db).where(isAmong(courses.id, ids))),
};

type TimeField = { [K in keyof Course]: K extends `${string}Minutes` ? K : never }[keyof Course];

function courseColumns(labels: Labels): ExportColumn<Course>[] {
  const { text, reference, number, day, instant, choice, flag, from } = columnsFor<Course>(labels);
  /** Writes 25:30 as text, which a spreadsheet would turn into a time of another day. */
  const time = (id: TimeField) => from(id, (at) => (at === null ? null : { text: formatNightTime(at) }));
  return [
    text('code'),
    text('name'),
    text('nameEn'),
    number('roundNumber'),
    reference('departmentName'),
    reference('directionName'),
    reference('cargoOwnerName'),
    choice('kind'),
    reference('vehicleTypeName'),
    from('zones', (zones) => listText('zone', zones, labels)),
    from('weekdays', (weekdays) => listText('weekday', weekdays, labels)),
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
    time('dutyMinutes'),
    number('drivingMinutes'),
    number('breakMinutes'),
    number('stopCount'),
    from('stops', (stops) => stopsText(stops, labels)),
    number('standardDistanceKm'),
    number('usualTollYen'),
    text('tollRoute'),
    number('driverAllowanceYen'),
    number('crew'),
    flag('hasHelper'),
    text('defaultVehicleName'),
    reference('defaultDriverName'),
    reference('defaultDeliveryCompanyName'),
    flag('isTemporary'),
    text('note'),
    instant('updatedAt'),
    instant('archivedAt'),
  ];
}
