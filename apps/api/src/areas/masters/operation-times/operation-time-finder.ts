import { eq } from 'drizzle-orm';
import { departments } from '../../../db/schema/masters/departments.ts';
import { operationTimes } from '../../../db/schema/masters/operation-times.ts';
import type { Finder } from '../../../services/find/finder.ts';
import { withinScope } from '../../../services/records/read/row-scope.ts';

/** Finds operation times by what their list is searched by. */
export const operationTimeFinder: Finder = {
  kind: 'operationTime',
  table: operationTimes,
  code: operationTimes.code,
  within: (scope) => withinScope(scope, operationTimes.departmentId),
  name: (db, where) =>
    db
      .select({
        id: operationTimes.id,
        code: operationTimes.code,
        name: operationTimes.name,
        nameEn: operationTimes.nameEn,
        detail: departments.name,
        detailEn: departments.nameEn,
      })
      .from(operationTimes)
      .innerJoin(departments, eq(departments.id, operationTimes.departmentId))
      .where(where),
};
