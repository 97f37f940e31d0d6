import { eq } from 'drizzle-orm';
import { courses } from '../../../db/schema/masters/courses.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import type { Finder } from '../../../services/find/finder.ts';
import { withinScope } from '../../../services/records/read/row-scope.ts';

/** Finds courses by what their list is searched by. */
export const courseFinder: Finder = {
  kind: 'course',
  table: courses,
  code: courses.code,
  within: (scope) => withinScope(scope, courses.departmentId),
  name: (db, where) =>
    db
      .select({
        id: courses.id,
        code: courses.code,
        name: courses.name,
        nameEn: courses.nameEn,
        detail: departments.name,
        detailEn: departments.nameEn,
      })
      .from(courses)
      .innerJoin(departments, eq(departments.id, courses.departmentId))
      .where(where),
};
