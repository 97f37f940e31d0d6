import { eq } from 'drizzle-orm';
import { departments } from '../../../db/schema/masters/departments.ts';
import { directions } from '../../../db/schema/masters/directions.ts';
import type { Finder } from '../../../services/find/finder.ts';
import { withinScope } from '../../../services/records/read/row-scope.ts';
import { goesTo } from './direction-list.ts';

/** Finds directions as their list does, also by the municipalities that they go to. */
export const directionFinder: Finder = {
  kind: 'direction',
  table: directions,
  code: directions.code,
  within: (scope) => withinScope(scope, directions.departmentId),
  related: goesTo,
  name: (db, where) =>
    db
      .select({
        id: directions.id,
        code: directions.code,
        name: directions.name,
        nameEn: directions.nameEn,
        detail: departments.name,
        detailEn: departments.nameEn,
      })
      .from(directions)
      .innerJoin(departments, eq(departments.id, directions.departmentId))
      .where(where),
};
