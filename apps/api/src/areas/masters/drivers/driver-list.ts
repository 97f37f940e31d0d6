import { type Driver, type DriverListQuery, type driverSortColumns, employmentTypes } from '@haisha/validation/driver';
import { and, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { byCodePoint, inJapaneseOrder } from '../../../db/indexes.ts';
import { isOnPage } from '../../../db/is-among.ts';
import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { driverRecords } from '../../../db/schema/masters/driver-records.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
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
import { isOneDue } from '../dues/due-days.ts';
import { isEmpty, lacksLicence } from './driver-due-days.ts';
import type { RecordOfDriver } from './record-of-driver.ts';

const { searchText: _, hasLeft: _hasLeft, ...readable } = getTableColumns(drivers);
const { licenceExpiryDate, nextHealthCheckDate, nextAptitudeTestDate, ...ownColumns } = readable;
const code = byCodePoint(drivers.code);
/** Hides due days of drivers who have left. */
const leaversLast = { bothWays: drivers.hasLeft };

const courseCodes = sql<string[]>`array(select c.code from courses c
  where c.default_driver_id = ${drivers.id} and c.archived_at is null order by c.code collate "C")`;
const usableVehicleTypes = (column: 'name' | 'name_en') => sql<
  string[]
>`array(select t.${sql.raw(column)} from vehicle_types t
  where t.id = any(${drivers.usableVehicleTypeIds}) order by t.sort_order, t.code collate "C")`;

/** The rule `driverState` of `@haisha/rules` in SQL. */
function stateOn(day: string): SQL<Driver['state']> {
  return sql`case when ${drivers.leftDate} < ${day}::date then 'left'
    when ${drivers.appointedDate} <= ${day}::date then 'appointed' else 'notAppointed' end`;
}

// Looks these up row by row; another join would make the database join all drivers before it takes the page.
const userName = sql<string | null>`(select u.name from users u where u.id = ${drivers.userId})`;
const photoId = sql<string | null>`(select f.id from files f
  where f.entity = 'driverImage' and f.entity_id = ${drivers.id} and f.slot = 'photo' and f.archived_at is null)`;

/** Matches the drivers within scope; drivers own the row with their login. */
export function withinDrivers(scope: RowScope): SQL | undefined {
  return withinScope(scope, drivers.departmentId, eq(drivers.userId, scope.userId));
}

/** Who asks, what they may read, and the day of the request. */
type Asker = Pick<RowScope, 'may' | 'userId' | 'today'>;

/** Fields about qualifications, which need their own permission. */
export const qualificationFields = [
  'licenceExpiryDate',
  'nextHealthCheckDate',
  'nextAptitudeTestDate',
  'lacksLicence',
  'lacksHealthCheck',
  'lacksAptitudeTest',
] as const;

/** Shows each field to users with the permission, and to drivers about themselves. */
function qualifications({ may, userId }: Asker) {
  const isWhole = may('driverQualification.update');
  const knowsClasses = isWhole || may('driverQualification.readClass');
  const isSelf = sql`${drivers.userId} = ${userId}`;
  const known = (day: PgColumn, ofEverybody: boolean) =>
    ofEverybody ? sql<string | null>`${day}` : sql<string | null>`case when ${isSelf} then ${day} end`;
  const isLacking = (nothing: SQL<boolean>, ofEverybody: boolean) =>
    ofEverybody ? nothing : sql<boolean>`coalesce(${isSelf}, false) and ${nothing}`;
  return {
    licenceExpiryDate: known(licenceExpiryDate, knowsClasses),
    nextHealthCheckDate: known(nextHealthCheckDate, isWhole),
    nextAptitudeTestDate: known(nextAptitudeTestDate, isWhole),
    lacksLicence: isLacking(lacksLicence, knowsClasses),
    lacksHealthCheck: isLacking(isEmpty(driverRecords.healthChecks), isWhole),
    lacksAptitudeTest: isLacking(isEmpty(driverRecords.aptitudeTests), isWhole),
  };
}

/** Drivers as they leave the server, to be narrowed and ordered by `driverListSql`; in files with their records. */
export function selectDrivers(db: Reader, scope: Asker, recorded?: SQL<RecordOfDriver | null>) {
  return db
    .select({
      ...ownColumns,
      ...entityPeople,
      ...qualifications(scope),
      ...referenceNames('department', departments),
      usableVehicleTypeNames: usableVehicleTypes('name'),
      usableVehicleTypeNamesEn: usableVehicleTypes('name_en'),
      mainVehicleName: vehicles.code,
      ...referenceNames('deliveryCompany', deliveryCompanies),
      userName,
      photoId,
      courseCodes,
      state: stateOn(scope.today),
      ...(recorded && { recorded }),
    })
    .from(drivers)
    .innerJoin(departments, eq(departments.id, drivers.departmentId))
    .leftJoin(vehicles, eq(vehicles.id, drivers.mainVehicleId))
    .leftJoin(deliveryCompanies, eq(deliveryCompanies.id, drivers.deliveryCompanyId))
    .leftJoin(driverRecords, eq(driverRecords.driverId, drivers.id))
    .leftJoin(creator, eq(creator.id, drivers.createdBy))
    .leftJoin(editor, eq(editor.id, drivers.updatedBy))
    .$dynamic();
}

function driverListSql(query: DriverListQuery, scope: RowScope): ListSql {
  const known = qualifications(scope);
  const knownDays = [known.licenceExpiryDate, known.nextHealthCheckDate, known.nextAptitudeTestDate];
  const knowsHealth = scope.may('driverQualification.update');
  return {
    where: and(
      withinDrivers(scope),
      archivedIs(drivers.archivedAt, query.archived),
      oneOfFilter(drivers.departmentId, query.departmentId),
      oneOfFilter(drivers.employmentType, query.employmentType),
      oneOfFilter(stateOn(scope.today), query.state),
      query.due && and(isOneDue(knownDays, query.due, scope.today), ne(stateOn(scope.today), 'left')),
      matches(drivers.searchText, query.q),
    ),
    orderBy: orderOf<typeof driverSortColumns>(
      query.sort,
      {
        code: [],
        kana: [inJapaneseOrder(drivers.kana)],
        name: [inJapaneseOrder(drivers.name)],
        departmentName: [departments.sortOrder, inJapaneseOrder(departments.name), byCodePoint(departments.code)],
        employmentType: [listed(drivers.employmentType, employmentTypes)],
        hiredDate: [drivers.hiredDate],
        licenceExpiryDate: [leaversLast, { emptyLast: known.licenceExpiryDate }],
        nextHealthCheckDate: [
          leaversLast,
          knowsHealth ? nextHealthCheckDate : { emptyLast: known.nextHealthCheckDate },
        ],
        nextAptitudeTestDate: [leaversLast, { emptyLast: known.nextAptitudeTestDate }],
        updatedAt: [drivers.updatedAt],
      },
      code,
    ),
  };
}

export function listDrivers(db: Database, query: DriverListQuery, scope: RowScope): ListPage<Driver> {
  const { where, orderBy } = driverListSql(query, scope);
  return listPage(
    query,
    (limit, offset) =>
      selectDrivers(db, scope)
        .where(isOnPage(drivers.id, driverIds(db, query, scope).limit(limit).offset(offset)))
        .orderBy(...orderBy),
    db.$count(drivers, where),
  );
}

export async function countDrivers(db: Database, query: DriverListQuery, scope: RowScope): Promise<number> {
  return await db.$count(drivers, driverListSql(query, scope).where);
}

/** Selects the id of every driver of a list, in its order. */
export function driverIds(db: Database, query: DriverListQuery, scope: RowScope) {
  const { where, orderBy } = driverListSql(query, scope);
  return selectIds(db, query)
    .where(where)
    .orderBy(...orderBy);
}

/** Selects the ids alone, with departments only to sort by them, so that sorting stays narrow. */
function selectIds(db: Database, { sort }: DriverListQuery) {
  const ids = db.select({ id: drivers.id }).from(drivers).$dynamic();
  return sort.endsWith('departmentName') ? ids.innerJoin(departments, eq(departments.id, drivers.departmentId)) : ids;
}
