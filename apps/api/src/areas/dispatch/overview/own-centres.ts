import { inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { RowScope } from '../../../services/records/read/row-scope.ts';

/** The centres that somebody works for, also where they may see others; all of them for those who belong to none. */
export function ownCentres(
  { departmentIds }: Pick<RowScope, 'departmentIds'>,
  department: AnyPgColumn,
): SQL | undefined {
  return departmentIds.length === 0 ? undefined : inArray(department, [...departmentIds]);
}
