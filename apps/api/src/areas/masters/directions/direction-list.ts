import { municipalities } from '@haisha/rules/municipality';
import { searchText } from '@haisha/rules/search-text';
import type { Direction, DirectionListQuery, directionSortColumns } from '@haisha/validation/direction';
import { and, arrayOverlaps, eq, getTableColumns, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { byCodePoint, inJapaneseOrder } from '../../../db/indexes.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { directions } from '../../../db/schema/masters/directions.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { creator, editor, entityPeople } from '../../../services/records/read/entity-people.ts';
import { type ListPage, listPage } from '../../../services/records/read/list-page.ts';
import {
  archivedIs,
  type ListSql,
  matches,
  oneOfFilter,
  orderOf,
  wordsOfQuery,
} from '../../../services/records/read/list-sql.ts';
import { referenceNames } from '../../../services/records/read/reference-names.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';

const { searchText: _, ...ownColumns } = getTableColumns(directions);

/** Selects directions as the server answers them; `directionListSql` narrows and orders. */
export function selectDirections(db: Reader) {
  return db
    .select({ ...ownColumns, ...entityPeople, ...referenceNames('department', departments) })
    .from(directions)
    .innerJoin(departments, eq(departments.id, directions.departmentId))
    .leftJoin(creator, eq(creator.id, directions.createdBy))
    .leftJoin(editor, eq(editor.id, directions.updatedBy))
    .$dynamic();
}

function directionListSql(query: DirectionListQuery, scope: RowScope): ListSql {
  return {
    where: and(
      withinScope(scope, directions.departmentId),
      archivedIs(directions.archivedAt, query.archived),
      oneOfFilter(directions.departmentId, query.departmentId),
      or(matches(directions.searchText, query.q), goesTo(query.q)),
    ),
    orderBy: orderOf<typeof directionSortColumns>(
      query.sort,
      {
        sortOrder: [directions.sortOrder],
        code: [],
        name: [inJapaneseOrder(directions.name)],
        departmentName: [departments.sortOrder, inJapaneseOrder(departments.name), directions.sortOrder],
        updatedAt: [directions.updatedAt],
      },
      byCodePoint(directions.code),
    ),
  };
}

const municipalityTexts = municipalities.map(({ code, prefecture, name, kana }) => ({
  code,
  text: searchText(prefecture, name, kana),
}));

/** Matches directions with a municipality whose name contains every word of the query. */
export function goesTo(q: string): SQL | undefined {
  const words = wordsOfQuery(q);
  if (words.length === 0) return undefined;
  const named = municipalityTexts.filter(({ text }) =>
    words.every((spellings) => spellings.some((one) => text.includes(one))),
  );
  return named.length > 0
    ? arrayOverlaps(
        directions.municipalityCodes,
        named.map(({ code }) => code),
      )
    : undefined;
}

export function listDirections(db: Database, query: DirectionListQuery, scope: RowScope): ListPage<Direction> {
  const { where, orderBy } = directionListSql(query, scope);
  return listPage(
    query,
    (limit, offset) =>
      selectDirections(db)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    db.$count(directions, where),
  );
}

/** Selects the id of every direction of a list, in its order. */
export function directionIds(db: Database, query: DirectionListQuery, scope: RowScope) {
  const { where, orderBy } = directionListSql(query, scope);
  return db
    .select({ id: directions.id })
    .from(directions)
    .innerJoin(departments, eq(departments.id, directions.departmentId))
    .where(where)
    .orderBy(...orderBy);
}
