import type { Allocation, AllocationListQuery } from '@haisha/validation/allocation';
import { type allocationSortColumns, allocationStatuses } from '@haisha/validation/allocation-choices';
import { and, gte, lte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isOnPage } from '../../../db/is-among.ts';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';
import { type ListPage, listPage } from '../../../services/records/read/list-page.ts';
import { archivedIs, listed, matches, oneOfFilter, orderOf } from '../../../services/records/read/list-sql.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { allocationsWithin } from './allocation-scope.ts';
import { selectAllocations } from './select-allocations.ts';

/** The runs of some days, the newest numbers first unless another order is asked for. */
export function listAllocations(db: Database, query: AllocationListQuery, scope: RowScope): ListPage<Allocation> {
  const where = and(
    allocationsWithin(scope),
    archivedIs(allocations.archivedAt, query.archived),
    query.from ? gte(allocations.operationDate, query.from) : undefined,
    query.to ? lte(allocations.operationDate, query.to) : undefined,
    oneOfFilter(allocations.departmentId, query.departmentId),
    oneOfFilter(allocations.vehicleId, query.vehicleId),
    oneOfFilter(allocations.deliveryCompanyId, query.deliveryCompanyId),
    oneOfFilter(allocations.courseId, query.courseId),
    oneOfFilter(allocations.status, query.status),
    matches(allocations.searchText, query.q),
  );
  const orderBy = orderOf<typeof allocationSortColumns>(
    query.sort,
    {
      operationDate: [allocations.operationDate],
      number: [],
      status: [listed(allocations.status, allocationStatuses), allocations.operationDate],
      updatedAt: [allocations.updatedAt],
    },
    allocations.number,
  );
  const ids = (limit: number, offset: number) =>
    db
      .select({ id: allocations.id })
      .from(allocations)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
  return listPage(
    query,
    (limit, offset) =>
      selectAllocations(db, scope)
        .where(isOnPage(allocations.id, ids(limit, offset)))
        .orderBy(...orderBy),
    db.$count(allocations, where),
  );
}
