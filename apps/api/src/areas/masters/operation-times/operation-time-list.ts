import {
  type OperationTime,
  type OperationTimeListQuery,
  type operationTimeSortColumns,
  shiftKinds,
} from '@haisha/validation/operation-time';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { byCodePoint, inJapaneseOrder } from '../../../db/indexes.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { operationTimes } from '../../../db/schema/masters/operation-times.ts';
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

const { searchText: _, ...ownColumns } = getTableColumns(operationTimes);

// The rule `plannedDutyMinutes` in SQL, so that exports and lists need no second pass.
const dutyMinutes = sql<number>`${operationTimes.beforeMinutes} + ${operationTimes.endMinutes}
  - ${operationTimes.startMinutes} + ${operationTimes.afterMinutes}`;

const courseTimes = sql<OperationTime['courseTimes']>`(select coalesce(json_agg(json_build_object(
    'courseId', c.id, 'courseName', c.code || ' ' || c.name, 'courseNameEn', c.code || ' ' || c.name_en, 'drivingMinutes', t.driving_minutes,
    'handlingMinutes', t.handling_minutes, 'waitingMinutes', t.waiting_minutes) order by t.position), '[]')
  from operation_time_courses t join courses c on c.id = t.course_id
  where t.operation_time_id = ${operationTimes.id})`;

/** Selects operation times as the server answers them; `operationTimeListSql` narrows and orders. */
export function selectOperationTimes(db: Reader) {
  return db
    .select({ ...ownColumns, ...entityPeople, ...referenceNames('department', departments), dutyMinutes, courseTimes })
    .from(operationTimes)
    .innerJoin(departments, eq(departments.id, operationTimes.departmentId))
    .leftJoin(creator, eq(creator.id, operationTimes.createdBy))
    .leftJoin(editor, eq(editor.id, operationTimes.updatedBy))
    .$dynamic();
}

function operationTimeListSql(query: OperationTimeListQuery, scope: RowScope): ListSql {
  return {
    where: and(
      withinScope(scope, operationTimes.departmentId),
      archivedIs(operationTimes.archivedAt, query.archived),
      oneOfFilter(operationTimes.departmentId, query.departmentId),
      oneOfFilter(operationTimes.shiftKind, query.shiftKind),
      matches(operationTimes.searchText, query.q),
    ),
    orderBy: orderOf<typeof operationTimeSortColumns>(
      query.sort,
      {
        code: [],
        name: [inJapaneseOrder(operationTimes.name)],
        departmentName: [departments.sortOrder, inJapaneseOrder(departments.name)],
        shiftKind: [listed(operationTimes.shiftKind, shiftKinds)],
        startMinutes: [operationTimes.startMinutes],
        validFrom: [operationTimes.validFrom],
        updatedAt: [operationTimes.updatedAt],
      },
      byCodePoint(operationTimes.code),
    ),
  };
}

export function listOperationTimes(
  db: Database,
  query: OperationTimeListQuery,
  scope: RowScope,
): ListPage<OperationTime> {
  const { where, orderBy } = operationTimeListSql(query, scope);
  return listPage(
    query,
    (limit, offset) =>
      selectOperationTimes(db)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    db.$count(operationTimes, where),
  );
}

/** Selects the id of every operation time of a list, in its order. */
export function operationTimeIds(db: Database, query: OperationTimeListQuery, scope: RowScope) {
  const { where, orderBy } = operationTimeListSql(query, scope);
  return db
    .select({ id: operationTimes.id })
    .from(operationTimes)
    .innerJoin(departments, eq(departments.id, operationTimes.departmentId))
    .where(where)
    .orderBy(...orderBy);
}
