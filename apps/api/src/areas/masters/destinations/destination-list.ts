import {
  type Destination,
  type DestinationListQuery,
  destinationKinds,
  type destinationSortColumns,
  geoStates,
} from '@haisha/validation/destination';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { byCodePoint, inJapaneseOrder } from '../../../db/indexes.ts';
import { isOnPage } from '../../../db/is-among.ts';
import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { destinations } from '../../../db/schema/masters/destinations.ts';
import { directions } from '../../../db/schema/masters/directions.ts';
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

const { searchText: _, ...ownColumns } = getTableColumns(destinations);
/** Looks up the course of each stop by `limit`; with a join the planner searches every course. */
const courseCodes = sql<string[]>`array(select distinct course.code collate "C" from course_stops
  cross join lateral (select code from courses
    where courses.id = course_stops.course_id and courses.archived_at is null limit 1) course
  where course_stops.destination_id = ${destinations.id} order by 1)`;
const hasAccessCodes = sql<boolean>`exists (select from access_codes a
  where a.destination_id = ${destinations.id} and num_nonnulls(a.key_box_code, a.alarm_code, a.instructions) > 0)`;

/** Selects destinations as the server answers them; `destinationListSql` narrows and orders. */
export function selectDestinations(db: Reader) {
  return db
    .select({
      ...ownColumns,
      ...entityPeople,
      ...referenceNames('cargoOwner', cargoOwners),
      ...referenceNames('direction', directions),
      courseCodes,
      hasAccessCodes,
    })
    .from(destinations)
    .innerJoin(cargoOwners, eq(cargoOwners.id, destinations.cargoOwnerId))
    .leftJoin(directions, eq(directions.id, destinations.directionId))
    .leftJoin(creator, eq(creator.id, destinations.createdBy))
    .leftJoin(editor, eq(editor.id, destinations.updatedBy))
    .$dynamic();
}

function destinationListSql(query: DestinationListQuery, scope: RowScope): ListSql {
  return {
    where: and(
      withinScope(scope, null),
      archivedIs(destinations.archivedAt, query.archived),
      oneOfFilter(destinations.cargoOwnerId, query.cargoOwnerId),
      oneOfFilter(destinations.directionId, query.directionId),
      oneOfFilter(destinations.kind, query.kind),
      oneOfFilter(destinations.geoState, query.geoState),
      matches(destinations.searchText, query.q),
    ),
    orderBy: orderOf<typeof destinationSortColumns>(
      query.sort,
      {
        code: [],
        storeCode: [{ emptyLast: byCodePoint(destinations.storeCode) }],
        name: [inJapaneseOrder(destinations.name)],
        kana: [inJapaneseOrder(destinations.kana)],
        kind: [listed(destinations.kind, destinationKinds)],
        cargoOwnerName: [inJapaneseOrder(cargoOwners.kana), byCodePoint(cargoOwners.code)],
        city: [inJapaneseOrder(destinations.prefecture), inJapaneseOrder(destinations.city)],
        directionName: [{ emptyLast: sql`${directions.sortOrder}` }, { emptyLast: inJapaneseOrder(directions.name) }],
        geoState: [listed(destinations.geoState, geoStates)],
        updatedAt: [destinations.updatedAt],
      },
      byCodePoint(destinations.code),
    ),
  };
}

export function listDestinations(db: Database, query: DestinationListQuery, scope: RowScope): ListPage<Destination> {
  const { where, orderBy } = destinationListSql(query, scope);
  return listPage(
    query,
    (limit, offset) =>
      selectDestinations(db)
        .where(isOnPage(destinations.id, destinationIds(db, query, scope).limit(limit).offset(offset)))
        .orderBy(...orderBy),
    db.$count(destinations, where),
  );
}

/** Selects the id of every destination of a list, in its order. */
export function destinationIds(db: Database, query: DestinationListQuery, scope: RowScope) {
  const { where, orderBy } = destinationListSql(query, scope);
  return selectIds(db, query)
    .where(where)
    .orderBy(...orderBy);
}

/** Selects the ids alone and joins only the table to sort by, so that sorting stays narrow. */
function selectIds(db: Database, { sort }: DestinationListQuery) {
  const ids = db.select({ id: destinations.id }).from(destinations).$dynamic();
  if (sort.endsWith('cargoOwnerName')) {
    return ids.innerJoin(cargoOwners, eq(cargoOwners.id, destinations.cargoOwnerId));
  }
  return sort.endsWith('directionName') ? ids.leftJoin(directions, eq(directions.id, destinations.directionId)) : ids;
}
