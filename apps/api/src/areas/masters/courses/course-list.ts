import { type Course, type CourseListQuery, courseKinds, type courseSortColumns } from '@haisha/validation/course';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { byCodePoint, inJapaneseOrder } from '../../../db/indexes.ts';
import { isOnPage } from '../../../db/is-among.ts';
import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { courses } from '../../../db/schema/masters/courses.ts';
import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { directions } from '../../../db/schema/masters/directions.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
import { vehicles } from '../../../db/schema/masters/vehicles.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { creator, editor, entityPeople } from '../../../services/records/read/entity-people.ts';
import { type ListPage, listPage } from '../../../services/records/read/list-page.ts';
import {
  archivedIs,
  type ListSql,
  listed,
  matches,
  oneOfFilter,
  orderOf,
} from '../../../services/records/read/list-sql.ts';
import { referenceNames } from '../../../services/records/read/reference-names.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';

const { searchText: _, ...ownColumns } = getTableColumns(courses);
const dutyMinutes = sql<number>`${courses.endMinutes} - ${courses.reportMinutes}`;
const stops = sql<Course['stops']>`coalesce((select jsonb_agg(jsonb_build_object(
    'destinationId', s.destination_id, 'arriveFromMinutes', s.arrive_from_minutes,
    'arriveToMinutes', s.arrive_to_minutes, 'workMinutes', s.work_minutes, 'hasBreak', s.has_break,
    'destinationCode', d.code, 'destinationName', d.name, 'destinationNameEn', d.name_en, 'city', d.city) order by s.position)
  from course_stops s join destinations d on d.id = s.destination_id where s.course_id = ${courses.id}), '[]')`;

/** Selects courses as the server answers them; `courseListSql` narrows and orders. */
export function selectCourses(db: Reader) {
  return db
    .select({
      ...ownColumns,
      ...entityPeople,
      ...referenceNames('department', departments),
      ...referenceNames('direction', directions),
      ...referenceNames('cargoOwner', cargoOwners),
      ...referenceNames('vehicleType', vehicleTypes),
      defaultVehicleName: vehicles.code,
      ...referenceNames('defaultDriver', drivers),
      ...referenceNames('defaultDeliveryCompany', deliveryCompanies),
      stops,
      dutyMinutes,
    })
    .from(courses)
    .innerJoin(departments, eq(departments.id, courses.departmentId))
    .innerJoin(vehicleTypes, eq(vehicleTypes.id, courses.vehicleTypeId))
    .leftJoin(directions, eq(directions.id, courses.directionId))
    .leftJoin(cargoOwners, eq(cargoOwners.id, courses.cargoOwnerId))
    .leftJoin(vehicles, eq(vehicles.id, courses.defaultVehicleId))
    .leftJoin(drivers, eq(drivers.id, courses.defaultDriverId))
    .leftJoin(deliveryCompanies, eq(deliveryCompanies.id, courses.defaultDeliveryCompanyId))
    .leftJoin(creator, eq(creator.id, courses.createdBy))
    .leftJoin(editor, eq(editor.id, courses.updatedBy))
    .$dynamic();
}

function courseListSql(query: CourseListQuery, scope: RowScope): ListSql {
  return {
    where: and(
      withinScope(scope, courses.departmentId),
      archivedIs(courses.archivedAt, query.archived),
      oneOfFilter(courses.departmentId, query.departmentId),
      oneOfFilter(courses.directionId, query.directionId),
      oneOfFilter(courses.vehicleTypeId, query.vehicleTypeId),
      oneOfFilter(courses.kind, query.kind),
      query.stopOrder === 'early' ? courses.hasEarlyStop : undefined,
      matches(courses.searchText, query.q),
    ),
    orderBy: orderOf<typeof courseSortColumns>(
      query.sort,
      {
        code: [],
        name: [inJapaneseOrder(courses.name)],
        roundNumber: [courses.roundNumber],
        departmentName: [departments.sortOrder, inJapaneseOrder(departments.name)],
        directionName: [{ emptyLast: sql`${directions.sortOrder}` }, { emptyLast: inJapaneseOrder(directions.name) }],
        kind: [listed(courses.kind, courseKinds)],
        vehicleTypeName: [vehicleTypes.sortOrder, inJapaneseOrder(vehicleTypes.name)],
        stopCount: [courses.stopCount],
        reportMinutes: [courses.reportMinutes],
        dutyMinutes: [dutyMinutes],
        updatedAt: [courses.updatedAt],
      },
      byCodePoint(courses.code),
    ),
  };
}

export function listCourses(db: Database, query: CourseListQuery, scope: RowScope): ListPage<Course> {
  const { where, orderBy } = courseListSql(query, scope);
  return listPage(
    query,
    (limit, offset) =>
      selectCourses(db)
        .where(isOnPage(courses.id, courseIds(db, query, scope).limit(limit).offset(offset)))
        .orderBy(...orderBy),
    db.$count(courses, where),
  );
}

/** Selects the id of every course of a list, in its order. */
export function courseIds(db: Database, query: CourseListQuery, scope: RowScope) {
  const { where, orderBy } = courseListSql(query, scope);
  return selectIds(db)
    .where(where)
    .orderBy(...orderBy);
}

/** Selects the ids of a list alone, so that sorting stays narrow and unused joins fall away. */
function selectIds(db: Database) {
  return db
    .select({ id: courses.id })
    .from(courses)
    .leftJoin(departments, eq(departments.id, courses.departmentId))
    .leftJoin(vehicleTypes, eq(vehicleTypes.id, courses.vehicleTypeId))
    .leftJoin(directions, eq(directions.id, courses.directionId))
    .$dynamic();
}
