import { dottedSerial } from '@haisha/rules/plate';
import { searchText } from '@haisha/rules/search-text';
import {
  ownershipTypes,
  vehicleStatuses as statusNames,
  type Vehicle,
  type VehicleListQuery,
  type VehicleStatus,
  type vehicleSortColumns,
} from '@haisha/validation/vehicle';
import { bodyTypes } from '@haisha/validation/vehicle-body';
import { and, eq, getTableColumns, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { byCodePoint, inJapaneseOrder } from '../../../db/indexes.ts';
import { isOnPage } from '../../../db/is-among.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { vehicleStatuses } from '../../../db/schema/masters/vehicle-statuses.ts';
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
import { isDue, isOneDue } from '../dues/due-days.ts';

const {
  searchText: _,
  plateRegion,
  plateClassNumber,
  plateKana,
  plateSerialNumber,
  ...ownColumns
} = getTableColumns(vehicles);
export const plate = {
  region: plateRegion,
  classNumber: plateClassNumber,
  kana: plateKana,
  serialNumber: plateSerialNumber,
};
const status = sql<VehicleStatus>`coalesce(${vehicleStatuses.status}, 'inService')`;
const code = byCodePoint(vehicles.code);
const shownDays = [vehicles.inspectionExpiryDate, vehicles.nextThreeMonthInspectionDate];

/** The period of the status that a day lies in; there is at most one. */
export function statusOn(day: string): SQL | undefined {
  return and(
    eq(vehicleStatuses.vehicleId, vehicles.id),
    sql`${vehicleStatuses.fromDate} <= ${day} and coalesce(${vehicleStatuses.toDate}, 'infinity') >= ${day}`,
  );
}

/** Selects vehicles as the server answers them; `vehicleListSql` narrows and orders. */
export function selectVehicles(db: Reader, { today }: Pick<RowScope, 'today'>) {
  return db
    .select({
      ...ownColumns,
      ...entityPeople,
      plate,
      ...referenceNames('department', departments),
      ...referenceNames('vehicleType', vehicleTypes),
      status,
      statusFrom: vehicleStatuses.fromDate,
      statusTo: vehicleStatuses.toDate,
    })
    .from(vehicles)
    .innerJoin(departments, eq(departments.id, vehicles.departmentId))
    .innerJoin(vehicleTypes, eq(vehicleTypes.id, vehicles.vehicleTypeId))
    .leftJoin(vehicleStatuses, statusOn(today))
    .leftJoin(creator, eq(creator.id, vehicles.createdBy))
    .leftJoin(editor, eq(editor.id, vehicles.updatedBy))
    .$dynamic();
}

function vehicleListSql(query: VehicleListQuery, scope: RowScope): ListSql {
  return {
    where: and(
      withinScope(scope, vehicles.departmentId),
      archivedIs(vehicles.archivedAt, query.archived),
      oneOfFilter(vehicles.departmentId, query.departmentId),
      oneOfFilter(vehicles.vehicleTypeId, query.vehicleTypeId),
      query.status.length > 0 ? hasStatus(query.status, scope.today) : undefined,
      oneOfFilter(vehicles.ownershipType, query.ownershipType),
      oneOfFilter(vehicles.bodyType, query.bodyType),
      query.inspectionDue && isDue(vehicles.inspectionExpiryDate, query.inspectionDue, scope.today),
      query.due && and(isOneDue(shownDays, query.due, scope.today), not(hasStatus(['retired'], scope.today))),
      hasWords(query.q),
    ),
    orderBy: orderOf<typeof vehicleSortColumns>(
      query.sort,
      {
        code: [],
        plate: [inJapaneseOrder(plateRegion), byCodePoint(plateClassNumber), byCodePoint(plateKana), plateSerialNumber],
        vehicleTypeName: [vehicleTypes.sortOrder, inJapaneseOrder(vehicleTypes.name)],
        departmentName: [departments.sortOrder, inJapaneseOrder(departments.name)],
        status: [listed(status, statusNames)],
        ownershipType: [listed(vehicles.ownershipType, ownershipTypes)],
        bodyType: [listed(vehicles.bodyType, bodyTypes)],
        grossWeightKg: [vehicles.grossWeightKg],
        maxLoadKg: [vehicles.maxLoadKg],
        inspectionExpiryDate: [vehicles.inspectionExpiryDate],
        nextThreeMonthInspectionDate: [vehicles.nextThreeMonthInspectionDate],
        odometerKm: [vehicles.odometerKm],
        updatedAt: [vehicles.updatedAt],
      },
      code,
    ),
  };
}

export function listVehicles(db: Database, query: VehicleListQuery, scope: RowScope): ListPage<Vehicle> {
  const { orderBy } = vehicleListSql(query, scope);
  return listPage(
    query,
    (limit, offset) =>
      selectVehicles(db, scope)
        .where(isOnPage(vehicles.id, vehicleIds(db, query, scope).limit(limit).offset(offset)))
        .orderBy(...orderBy),
    countVehicles(db, query, scope),
  );
}

export function countVehicles(db: Database, query: VehicleListQuery, scope: RowScope) {
  const { where } = vehicleListSql(query, scope);
  return db.$count(selectIds(db, query, scope).where(where).as('matching'));
}

/** Selects the id of every vehicle of a list, in its order. */
export function vehicleIds(db: Database, query: VehicleListQuery, scope: RowScope) {
  const { where, orderBy } = vehicleListSql(query, scope);
  return selectIds(db, query, scope)
    .where(where)
    .orderBy(...orderBy);
}

/**
 * The vehicles of a list by their ids alone: sorting and counting ten thousand narrow rows takes a quarter of the time,
 * and the database leaves out the joins whose columns the list does not use.
 */
function selectIds(db: Database, { sort }: VehicleListQuery, { today }: RowScope) {
  const ids = db
    .select({ id: vehicles.id })
    .from(vehicles)
    .leftJoin(departments, eq(departments.id, vehicles.departmentId))
    .leftJoin(vehicleTypes, eq(vehicleTypes.id, vehicles.vehicleTypeId))
    .$dynamic();
  return sort === 'status' || sort === '-status' ? ids.leftJoin(vehicleStatuses, statusOn(today)) : ids;
}

/** Queries the few status periods instead of every vehicle; a vehicle outside any is in service. */
function hasStatus(wanted: readonly VehicleStatus[], day: string): SQL {
  const within = (names: readonly VehicleStatus[]) =>
    sql`exists (select from ${vehicleStatuses} where ${and(statusOn(day), inArray(vehicleStatuses.status, [...names]))})`;
  return wanted.includes('inService')
    ? not(within(statusNames.filter((name) => !wanted.includes(name))))
    : within(wanted);
}

/** Matches words as everywhere; dots before a number (・・12) match plates with exactly that serial number. */
function hasWords(q: string): SQL | undefined {
  const words = q.split(/\s+/).map((word) => ({ word, serial: dottedSerial(word) }));
  const text = words.filter(({ serial }) => serial === null).map(({ word }) => word);
  const serials = words.flatMap(({ serial }) => (serial === null ? [] : [eq(plateSerialNumber, serial)]));
  return and(matches(vehicles.searchText, text.join(' ')), ...serials);
}

/** The same for words among which there is such a plate; undefined for all others. */
export function hasSerial(q: string): SQL | undefined {
  return q.split(/\s+/).some((word) => dottedSerial(word) !== null) ? hasWords(q) : undefined;
}

/** Matches words that end in the four figures of a plate, by which people call a vehicle; undefined for all others. */
export function hasFourFigures(q: string): SQL | undefined {
  const [figures] = q.split(/\s+/).flatMap((word) => searchText(word).match(/(?<!\d)\d{4}$/) ?? []);
  if (figures === undefined) return undefined;
  return and(matches(vehicles.searchText, q), eq(plateSerialNumber, figures));
}
