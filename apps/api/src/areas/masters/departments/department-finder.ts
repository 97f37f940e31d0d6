import { sql } from 'drizzle-orm';
import { departments } from '../../../db/schema/masters/departments.ts';
import type { Finder } from '../../../services/find/finder.ts';
import { withinScope } from '../../../services/records/read/row-scope.ts';

/** Finds departments by what their list is searched by. */
export const departmentFinder: Finder = {
  kind: 'department',
  table: departments,
  code: departments.code,
  within: (scope) => withinScope(scope, departments.id),
  name: (db, where) => {
    const { id, code, name, nameEn } = departments;
    const detail = sql<string>`concat(${departments.prefecture}, ${departments.city})`;
    return db.select({ id, code, name, nameEn, detail, detailEn: sql<null>`null` }).from(departments).where(where);
  },
};
