import {
  type VehicleType,
  type VehicleTypeListQuery,
  vehicleClasses,
  type vehicleTypeSortColumns,
} from '@haisha/validation/vehicle-type';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { byCodePoint, inJapaneseOrder } from '../../../db/indexes.ts';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
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
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';

const vehicleCount = sql<number>`(select count(*)::int from vehicles
  where vehicles.vehicle_type_id = ${vehicleTypes.id} and vehicles.archived_at is null)`;
const { searchText: _, ...ownColumns } = getTableColumns(vehicleTypes);

/** Selects vehicle types as the server answers them; `vehicleTypeListSql` narrows and orders. */
export function selectVehicleTypes(db: Reader) {
  return db
    .select({ ...ownColumns, ...entityPeople, vehicleCount })
    .from(vehicleTypes)
    .leftJoin(creator, eq(creator.id, vehicleTypes.createdBy))
    .leftJoin(editor, eq(editor.id, vehicleTypes.updatedBy))
    .$dynamic();
}

function vehicleTypeListSql(query: VehicleTypeListQuery, scope: RowScope): ListSql {
  return {
    where: and(
      withinScope(scope, null),
      archivedIs(vehicleTypes.archivedAt, query.archived),
      oneOfFilter(vehicleTypes.vehicleClass, query.vehicleClass),
      matches(vehicleTypes.searchText, query.q),
    ),
    orderBy: orderOf<typeof vehicleTypeSortColumns>(
      query.sort,
      {
        sortOrder: [vehicleTypes.sortOrder],
        code: [],
        name: [inJapaneseOrder(vehicleTypes.name)],
        vehicleClass: [listed(vehicleTypes.vehicleClass, vehicleClasses)],
        grossWeightKg: [vehicleTypes.grossWeightKg],
        maxLoadKg: [vehicleTypes.maxLoadKg],
        vehicleCount: [vehicleCount],
        updatedAt: [vehicleTypes.updatedAt],
      },
      byCodePoint(vehicleTypes.code),
    ),
  };
}

export function listVehicleTypes(db: Database, query: VehicleTypeListQuery, scope: RowScope): ListPage<VehicleType> {
  const { where, orderBy } = vehicleTypeListSql(query, scope);
  return listPage(
    query,
    (limit, offset) =>
      selectVehicleTypes(db)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    db.$count(vehicleTypes, where),
  );
}

/** Selects the id of every vehicle type of a list, in its order. */
export function vehicleTypeIds(db: Database, query: VehicleTypeListQuery, scope: RowScope) {
  const { where, orderBy } = vehicleTypeListSql(query, scope);
  return db
    .select({ id: vehicleTypes.id })
    .from(vehicleTypes)
    .where(where)
    .orderBy(...orderBy);
}
