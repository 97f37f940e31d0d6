import {
  type Department,
  type DepartmentListQuery,
  type DepartmentNames,
  departmentKinds,
  type departmentSortColumns,
} from '@haisha/validation/department';
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { byCodePoint, inJapaneseOrder } from '../../../db/indexes.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
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

const parent = alias(departments, 'parent');
const vehicleCount = sql<number>`(select count(*)::int from vehicles
  where vehicles.department_id = ${departments.id} and vehicles.archived_at is null)`;
const { searchText: _, ...ownColumns } = getTableColumns(departments);

/** Selects departments as the server answers them; `departmentListSql` narrows and orders. */
export function selectDepartments(db: Reader) {
  return db
    .select({ ...ownColumns, ...entityPeople, ...referenceNames('parent', parent), vehicleCount })
    .from(departments)
    .leftJoin(parent, eq(parent.id, departments.parentId))
    .leftJoin(creator, eq(creator.id, departments.createdBy))
    .leftJoin(editor, eq(editor.id, departments.updatedBy))
    .$dynamic();
}

function departmentListSql(query: DepartmentListQuery, scope: RowScope): ListSql {
  const code = byCodePoint(departments.code);
  return {
    where: and(
      withinScope(scope, departments.id),
      archivedIs(departments.archivedAt, query.archived),
      oneOfFilter(departments.kind, query.kind),
      matches(departments.searchText, query.q),
    ),
    orderBy: orderOf<typeof departmentSortColumns>(
      query.sort,
      {
        sortOrder: [departments.sortOrder],
        code: [],
        name: [inJapaneseOrder(departments.name)],
        shortName: [inJapaneseOrder(departments.shortName)],
        kind: [listed(departments.kind, departmentKinds)],
        prefecture: [inJapaneseOrder(departments.prefecture)],
        vehicleCount: [vehicleCount],
        updatedAt: [departments.updatedAt],
      },
      code,
    ),
  };
}

export function listDepartments(db: Database, query: DepartmentListQuery, scope: RowScope): ListPage<Department> {
  const { where, orderBy } = departmentListSql(query, scope);
  return listPage(
    query,
    (limit, offset) =>
      selectDepartments(db)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    db.$count(departments, where),
  );
}

/** Selects the id of every department of a list, in its order. */
export function departmentIds(db: Database, query: DepartmentListQuery, scope: RowScope) {
  const { where, orderBy } = departmentListSql(query, scope);
  return db
    .select({ id: departments.id })
    .from(departments)
    .leftJoin(parent, eq(parent.id, departments.parentId))
    .where(where)
    .orderBy(...orderBy);
}

/** The departments in use that are within scope, with names and kinds, in the order of the company. */
export async function listDepartmentNames(db: Database, scope: RowScope): Promise<DepartmentNames> {
  const { id, code, name, nameEn, kind, sortOrder, archivedAt } = departments;
  const items = await db
    .select({ id, code, name, nameEn, kind })
    .from(departments)
    .where(and(withinScope(scope, id), isNull(archivedAt)))
    .orderBy(sortOrder, byCodePoint(code));
  return { items };
}
