import { departments } from '../../../db/schema/masters/departments.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';

/** Returns the centres of somebody, of all for who belongs to none; named one by one they are found by the index. */
export async function centresOf(db: Reader, { departmentIds }: RowScope): Promise<readonly string[]> {
  if (departmentIds.length > 0) return departmentIds;
  return (await db.select({ id: departments.id }).from(departments)).map(({ id }) => id);
}
